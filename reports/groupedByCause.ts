import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { formats } from '../specs/Format.ts';
import type { Level } from '../specs/Level.ts';
import { defectKey } from './diagnosis/differenceOf.ts';
import { isFound } from './verdictStatus.ts';

/** From the strongest to the weakest. */
export const levels: readonly Level[] = ['MUST', 'SHOULD', 'NOTE', 'OPEN'];

/**
 * What failed, warned or errored, by cause: the same clause and the same defect, or the same error, at any level and place. Each
 * group starts with its strongest level, and there with the plainest and smallest case.
 */
export function groupedByCause(verdicts: readonly Verdict[]): readonly (readonly Verdict[])[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts.filter(isFound).sort(plainestFirst)) {
    // An error on the way says nothing about the clause that was to be judged.
    const about = verdict.status === 'errored' ? 'errored' : verdict.clause;
    // What is known is told apart from what is new, and so are two entries of the list.
    const key = [about, defectKey(verdict), verdict.known?.reason ?? '', verdict.known?.issue ?? ''].join(
      '\u0000',
    );
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verdict]);
    else group.push(verdict);
  }
  return [...groups.values()].map((group) => group.sort(smallestFirst));
}

/** A reader of only one place should see the format that is easiest to read. Cases about several formats come last. */
const plainestFirst = (a: Verdict, b: Verdict): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level) ||
  formatRank(a) - formatRank(b) ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/** In that format the case with the fewest calls, and then the one with the shortest difference. */
const smallestFirst = (a: Verdict, b: Verdict): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level) ||
  formatRank(a) - formatRank(b) ||
  a.exchanges.length - b.exchanges.length ||
  lengthOf(a) - lengthOf(b) ||
  plainestFirst(a, b);

const lengthOf = ({ expected = '', actual = '' }: Verdict): number => expected.length + actual.length;

const formatRank = ({ format }: Verdict): number =>
  [...(formats as readonly string[]), format].indexOf(format);
