import type { Colors } from '../Colors.ts';
import { shortened } from '../shortened.ts';
import { wrapText } from '../wrapText.ts';
import type { Change, ComparedRun, RunComparison } from './RunComparison.ts';

export const width = 100;
const labelWidth = 14;

export const headings: Readonly<Record<Change['kind'], string>> = {
  newlyFailing: 'Newly failing',
  newlyWarned: 'Newly warned of',
  failingOtherwise: 'Failing in another way',
  newlyPassing: 'Newly passing',
};

export const unlike = 'The two runs were not made alike:';

/** Whether there is any case that both runs judged. */
export const isCompared = ({ same, changes }: RunComparison): boolean => same > 0 || changes.length > 0;

export const verdictLine = (comparison: RunComparison): string =>
  comparison.regressed ? 'A regression' : isCompared(comparison) ? 'No regression' : 'Nothing to compare';

/** A comparison for people, in at most 100 columns. */
export function comparisonText(comparison: RunComparison, colors: Colors): string {
  const { a, b, changes, circumstances, unjudged, observations, regressed } = comparison;
  const kinds = Object.keys(headings) as Change['kind'][];
  return [
    `a  ${runText(a)}`,
    `b  ${runText(b)}`,
    '',
    ...(circumstances.length === 0 ? [] : [colors.yellow(colors.bold(unlike)), '']),
    ...circumstances.flatMap((each) => wrapText(`${each.name}: ${each.a} in a, ${each.b} in b`, '  ', width)),
    ...(circumstances.length === 0 ? [] : ['']),
    ...kinds.flatMap((kind) => {
      const group = changes.filter((change) => change.kind === kind);
      return group.length === 0
        ? []
        : [
            colors.bold(`${headings[kind]}:`),
            '',
            ...group.flatMap((each) => [...changeLines(each, colors), '']),
          ];
    }),
    ...(unjudged.length === 0 ? [] : [colors.bold('Judged in only one of them:'), '']),
    ...unjudged.flatMap((each) => [
      ...wrapText(
        `Not in ${each.in} (${each.because}): ${each.count === 1 ? '1 case' : `${each.count} cases`} of ${each.clauses.join(' ')}`,
        '  ',
        width,
      ),
      ...(each.failing.length === 0
        ? []
        : [shortened(`    failing in the other: ${each.failing.join(' ')}`, width, 'end')]),
    ]),
    ...(unjudged.length === 0 ? [] : ['']),
    ...(observations.length === 0 ? [] : [colors.bold('Observed in only one of them:'), '']),
    ...observations.flatMap(({ clause, onlyIn, observed, places }) =>
      wrapText(
        `${onlyIn}  ${clause}: ${shortened(observed, 160)} (${places[0]}${places.length > 1 ? ` and ${places.length - 1} more` : ''})`,
        '  ',
        width,
      ),
    ),
    ...(observations.length === 0 ? [] : ['']),
    ...wrapText(`${verdictLine(comparison)}: ${closing(comparison)}`, '', width).map(
      regressed ? colors.red : isCompared(comparison) ? colors.green : colors.yellow,
    ),
  ].join('\n');
}

/** A run in one line. */
export const runText = ({ id, startedAt, target, suiteVersion, outcome }: ComparedRun): string =>
  shortened(
    `${id}, ${startedAt.slice(0, 16).replace('T', ' ')}, assay ${suiteVersion}, ${outcome}: ${target}`,
    width - 3,
    'end',
  );

function changeLines(change: Change, colors: Colors): readonly string[] {
  const { kind, clause, level, cases, a, b, member, exchanges } = change;
  const paint = kind === 'newlyFailing' ? colors.red : kind === 'newlyPassing' ? colors.green : colors.yellow;
  const shown = kind === 'newlyPassing' ? a : b;
  const label = (name: string, text: string | undefined): readonly string[] =>
    text === undefined || text === ''
      ? []
      : [`${`  ${name}:`.padEnd(labelWidth)}${shortened(text, width - labelWidth)}`];
  return [
    `${paint(`${a.status} → ${b.status}`)} ${colors.bold(clause)} (${level}), ${cases.length === 1 ? '1 case' : `${cases.length} cases`}`,
    ...label('where', cases.join(' ')),
    ...label('said', shown.message),
    ...label('expected', shown.expected),
    ...label('actual', shown.actual),
    ...(member === undefined
      ? []
      : [
          ...label('differs at', member.path || 'the whole'),
          ...label('in a', member.a),
          ...label('in b', member.b),
        ]),
    ...label('answer a', exchanges && answer(exchanges.a.response)),
    ...label('answer b', exchanges && answer(exchanges.b.response)),
  ];
}

const answer = (response: NonNullable<Change['exchanges']>['a']['response']): string =>
  response === null ? 'none' : `HTTP ${response.status} ${response.body.head}`;

/** The changes in numbers. */
export function closing({ changes, same }: RunComparison): string {
  const count = (kind: Change['kind']): number =>
    changes.filter((change) => change.kind === kind).reduce((sum, { cases }) => sum + cases.length, 0);
  const parts = (Object.keys(headings) as Change['kind'][])
    .filter((kind) => count(kind) > 0)
    .map((kind) => `${count(kind)} ${headings[kind].toLowerCase()}`);
  const told = parts.length === 0 ? 'Nothing changed' : parts.join(', ');
  return `${told}; ${same} ${same === 1 ? 'case' : 'cases'} judged alike in both.`;
}
