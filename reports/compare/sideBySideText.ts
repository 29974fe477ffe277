import { counted } from '../../harness/words/counted.ts';
import type { Colors } from '../Colors.ts';
import { shortened } from '../shortened.ts';
import { wrapText } from '../wrapText.ts';
import { runText, width } from './comparisonText.ts';
import type { SideBySide, SideRow } from './SideBySide.ts';

/** More breaches of a clause stand in the JSON and on the page. */
const mostBreaches = 3;

/** Runs side by side for people, in at most 100 columns where the names of the runs fit. */
export function sideBySideText(sides: SideBySide, colors: Colors): string {
  const { runs, circumstances, rows, observations } = sides;
  const table = tableOf(sides);
  return [
    ...runs.map((run) => `${run.name}  ${runText(run)}`),
    '',
    ...(circumstances.length === 0 ? [] : [colors.yellow(colors.bold('The runs were not made alike:')), '']),
    ...circumstances.flatMap(({ name, values }) =>
      wrapText(
        `${name}: ${values.map((value, index) => `${value} in ${runs[index]?.name}`).join(', ')}`,
        '  ',
        width,
      ),
    ),
    ...(circumstances.length === 0 ? [] : ['']),
    ...(rows.length === 0 ? [] : [colors.bold(table.heading)]),
    ...rows.flatMap((row, index) => [paint(row, colors)(table.lines[index] ?? ''), ...breachLines(row)]),
    ...(rows.length === 0 ? [] : ['', colors.dim(legend), '']),
    ...(observations.length === 0 ? [] : [colors.bold('Observed in some of them only:'), '']),
    ...observations.flatMap(({ clause, observed, runs: those, places: [first = '', ...more] }) =>
      wrapText(
        `${those.join(' ')}  ${clause}: ${shortened(observed, 160)} (${first}${more.length > 0 ? ` and ${more.length} more` : ''})`,
        '  ',
        width,
      ),
    ),
    ...(observations.length === 0 ? [] : ['']),
    ...wrapText(sideBySideSentence(sides), '', width).map(sides.regressed ? colors.red : colors.bold),
  ].join('\n');
}

export const legend =
  'A number alone passed; f failed, w warned, e errored, b blocked, n notApplicable, · no case.';

const letters = { failed: 'f', warned: 'w', errored: 'e', blocked: 'b', notApplicable: 'n' } as const;

/** A cell of the table: how many cases passed, and how many did not. */
export function cellText(cell: SideRow['cells'][number]): string {
  const bad = Object.entries(letters).flatMap(([status, letter]) => {
    const count = cell[status as keyof typeof letters];
    return count === undefined ? [] : [`${count}${letter}`];
  });
  return [...(cell.passed === undefined ? [] : [String(cell.passed)]), ...bad].join(' ') || '·';
}

/** How many clauses differ, and whether another run is worse than the first. */
export function sideBySideSentence({
  runs,
  rows,
  same,
  onlyInSome,
  regressed,
  notCompared = [],
}: SideBySide): string {
  const differ = counted(rows.length, 'clause differs', 'clauses differ');
  const first = runs[0]?.name ?? '';
  const worse = regressed
    ? `At least one of the others breaks something that ${first} keeps.`
    : `None of the others breaks anything that ${first} keeps.`;
  const apart =
    onlyInSome === 0
      ? ''
      : ` ${counted(onlyInSome, 'case')} did not run in all of them, which does not count as a difference.`;
  const compares = notCompared.length < runs.length - 1;
  const open = notCompared.length === 0 ? '' : ` ${listed(notCompared)} judged no case that ${first} judged.`;
  return `${differ} between ${runs.length} runs, ${same} came out alike.${apart}${compares ? ` ${worse}` : ''}${open}`;
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');

interface Table {
  readonly heading: string;
  readonly lines: readonly string[];
}

function tableOf({ runs, rows }: SideBySide): Table {
  const texts = [
    ['clause', ...runs.map(({ name }) => name)],
    ...rows.map(({ clause, level, cells }) => [`${clause} (${level})`, ...cells.map(cellText)]),
  ];
  const widths = ['', ...runs].map((_, column) =>
    Math.max(...texts.map((line) => line[column]?.length ?? 0)),
  );
  const [heading = '', ...lines] = texts.map((line) =>
    line
      .map((text, column) => text.padEnd((widths[column] ?? 0) + 3))
      .join('')
      .trimEnd(),
  );
  return { heading, lines };
}

function breachLines({ breaches }: SideRow): readonly string[] {
  const more = breaches.length - mostBreaches;
  return [
    ...breaches.slice(0, mostBreaches).map(({ status, runs, words, cases, first }) => {
      const count = cases === 1 ? first : `${cases} cases, ${first}`;
      return shortened(
        `    ${status} in ${runs.join(' ')}: ${shortened(words, 120, 'end')} (${count})`,
        width,
        'end',
      );
    }),
    ...(more > 0 ? [`    and ${counted(more, 'more breach', 'more breaches')}`] : []),
  ];
}

function paint({ cells }: SideRow, colors: Colors): (text: string) => string {
  if (cells.some(({ failed }) => failed !== undefined)) return colors.red;
  return cells.some(({ warned }) => warned !== undefined) ? colors.yellow : (text) => text;
}
