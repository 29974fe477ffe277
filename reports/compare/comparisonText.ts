import { counted } from '../../harness/words/counted.ts';
import type { Colors } from '../Colors.ts';
import { shortened } from '../shortened.ts';
import { wrapText } from '../wrapText.ts';
import { causeLines } from './causeLines.ts';
import { causesSentence, isCompared } from './causeWords.ts';
import type { Change, ComparedRun, RunComparison } from './RunComparison.ts';

export const width = 100;

export const headings: Readonly<Record<Change['kind'], string>> = {
  newlyFailing: 'Newly failing',
  newlyWarned: 'Newly warned of',
  failingOtherwise: 'Failing in another way',
  newlyPassing: 'Newly passing',
};

export const unlike = 'The two runs were not made alike:';

export const verdictLine = (comparison: RunComparison): string =>
  comparison.regressed ? 'A regression' : isCompared(comparison) ? 'No regression' : 'Nothing to compare';

/** A comparison for people, in at most 100 columns: what it comes to, the causes, and the cases that changed in one line for each change. */
export function comparisonText(comparison: RunComparison, colors: Colors): string {
  const { a, b, causes, changes, circumstances, unjudged, observations, regressed } = comparison;
  return [
    ...wrapText(causesSentence(comparison), '', width).map((line) => colors.bold(line)),
    '',
    `a  ${runText(a)}`,
    `b  ${runText(b)}`,
    '',
    ...(circumstances.length === 0 ? [] : [colors.yellow(colors.bold(unlike)), '']),
    ...circumstances.flatMap((each) => wrapText(`${each.name}: ${each.a} in a, ${each.b} in b`, '  ', width)),
    ...(circumstances.length === 0 ? [] : ['']),
    ...causeLines(causes, colors, width),
    ...(changes.length === 0 ? [] : [colors.bold('Cases that changed:'), '']),
    ...changes.map((change) => changeLine(change, colors)),
    ...(changes.length === 0 ? [] : ['']),
    ...(unjudged.length === 0 ? [] : [colors.bold('Judged in only one of them:'), '']),
    ...unjudged.flatMap((each) => [
      ...wrapText(
        `Not in ${each.in} (${each.because}): ${counted(each.count, 'case')} of ${each.clauses.join(' ')}`,
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

function changeLine({ kind, clause, level, cases, a, b }: Change, colors: Colors): string {
  const paint = kind === 'newlyFailing' ? colors.red : kind === 'newlyPassing' ? colors.green : colors.yellow;
  const change = `${a.status} → ${b.status}`;
  const rest = `${clause} (${level}), ${counted(cases.length, 'case')}: ${cases.join(' ')}`;
  return `  ${paint(change)} ${shortened(rest, width - change.length - 3, 'end')}`;
}

/** The changes in numbers. */
export function closing(comparison: RunComparison): string {
  if (!isCompared(comparison)) return 'No case was judged in both runs.';
  const { changes, same } = comparison;
  const count = (kind: Change['kind']): number =>
    changes.filter((change) => change.kind === kind).reduce((sum, { cases }) => sum + cases.length, 0);
  const parts = (Object.keys(headings) as Change['kind'][])
    .filter((kind) => count(kind) > 0)
    .map((kind) => `${count(kind)} ${headings[kind].toLowerCase()}`);
  const told = parts.length === 0 ? 'Nothing changed' : parts.join(', ');
  return `${told}; ${counted(same, 'case')} judged alike in both.`;
}
