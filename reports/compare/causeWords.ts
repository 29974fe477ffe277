import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { ComparedCause, RunComparison } from './RunComparison.ts';
import { shownIn } from './shownIn.ts';

/** The heading of each kind, in the order in which they are shown. */
export const causeHeadings: Readonly<Record<ComparedCause['kind'], string>> = {
  new: 'New',
  otherwise: 'Broken in another way',
  fixed: 'Fixed',
  unchanged: 'Unchanged',
  notCompared: 'Judged in only one of the runs',
};

/** The words for two answers that differ in nothing else. */
export const alikeWords =
  'The bodies of both answers hold the same, apart from ids, times and what the runs wrote.';

/** Of two runs that judged a smaller share of the cases, the numbers say less than they seem to. */
const usualShare = 0.9;

/** How many cases both runs judged. */
const judgedInBoth = ({ same, changes }: RunComparison): number =>
  changes.reduce((sum, { cases }) => sum + cases.length, same);

/** Whether there is any case that both runs judged. */
export const isCompared = (comparison: RunComparison): boolean => judgedInBoth(comparison) > 0;

/** Says so if both runs judged few of the cases. */
function fewInWords(comparison: RunComparison): readonly string[] {
  const judged = judgedInBoth(comparison);
  const { cases } = comparison;
  return judged < usualShare * cases
    ? [`Both runs judged only ${inNumbers(judged)} of ${counted(cases, 'case')}.`]
    : [];
}

/** The comparison in one line: what is broken, by cause, what is warned of, and whether few cases were judged in both. */
export function causesSentence(comparison: RunComparison): string {
  if (!isCompared(comparison)) return 'Nothing to compare: no case was judged in both runs.';
  const { causes } = comparison;
  const warned = causes.filter(({ status }) => status === 'warned');
  const [added = '', ...rest] = numbers(causes.filter(({ status }) => status === 'failed'));
  const warnings = numbers(warned).filter((part) => !part.startsWith('0 '));
  return [
    `${[`${added} ${added === '1 new' ? 'problem' : 'problems'}`, ...rest].join(', ')}.`,
    ...(warnings.length === 0 ? [] : [`Warnings: ${warnings.join(', ')}.`]),
    ...fewInWords(comparison),
  ].join(' ');
}

/** How many causes are new, fixed and unchanged, and how many are none of these. */
function numbers(causes: readonly ComparedCause[]): readonly string[] {
  const of = (kind: ComparedCause['kind']): readonly ComparedCause[] =>
    causes.filter((cause) => cause.kind === kind);
  const grown = of('unchanged').filter(({ more }) => more !== undefined).length;
  const [otherwise, alone] = [of('otherwise').length, of('notCompared').length];
  return [
    `${of('new').length} new`,
    `${of('fixed').length} fixed`,
    `${of('unchanged').length} unchanged`,
    ...(grown === 0 ? [] : [`${grown} of them in more cases`]),
    ...(otherwise === 0 ? [] : [`${otherwise} in another way`]),
    ...(alone === 0 ? [] : [`${alone} judged in only one of the runs`]),
  ];
}

/** How many cases show a cause, and what the other run says of them. */
export function casesInWords(cause: ComparedCause): string {
  const { kind, cases, unjudged, otherwise, more, fewer } = cause;
  const shown = shownIn(cause);
  const [isGone, other] = shown === 'a' ? [true, 'b'] : [false, 'a'];
  const own = cases[shown];
  const count = counted(own.length, 'case');
  const missing = unjudged === 0 ? '' : `; ${other} did not judge ${unjudged} of them`;
  switch (kind) {
    case 'unchanged': {
      const parts = [
        ...(more === undefined ? [] : [`${more} that did not show it before`]),
        ...(fewer === undefined ? [] : [`not in ${fewer} that did`]),
      ];
      return parts.length === 0 ? count : `${count}, ${parts.join(', ')}`;
    }
    case 'notCompared': {
      const ofOther = cases[other === 'a' ? 'a' : 'b'].length;
      const alone = `${count} in ${shown}; ${other} judged none of them`;
      return ofOther === 0 ? alone : `${alone}, and shows it in ${counted(ofOther, 'other case')}`;
    }
    case 'otherwise': {
      const [are, were] = otherwise === 1 ? ['is', 'was'] : ['are', 'were'];
      const they = own.length === 1 ? 'it' : otherwise === own.length ? 'they' : `${otherwise} of them`;
      return isGone
        ? `${count} before; ${they} ${are} broken in another way now${missing}`
        : `${count}; ${they} ${were} broken in another way before${missing}`;
    }
    default:
      return `${count}${isGone ? ' before' : ''}${missing}`;
  }
}
