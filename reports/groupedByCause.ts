import type { Verdict } from '../harness/Verdict.ts';
import { formats } from '../specs/Format.ts';
import { differenceOf } from './diagnosis/differenceOf.ts';
import { knownCause } from './diagnosis/knownCause.ts';
import { knownCauses } from './diagnosis/knownCauses.ts';
import { patternOf } from './diagnosis/patternOf.ts';
import type { Pattern } from './diagnosis/Signature.ts';

/** The verdicts of one cause, of which `first` is the plainest. */
export interface CauseGroup {
  readonly first: Verdict;
  /** Those that differ from what is right just as the first does. */
  readonly alike: readonly Verdict[];
  readonly all: readonly Verdict[];
}

/** What failed, was warned of or errored, by cause: the same clause, and the same difference or known cause. */
export function groupedByCause(verdicts: readonly Verdict[]): readonly CauseGroup[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts.filter(isFound).sort(plainestFirst)) {
    const key = shared(verdict, differenceOf(verdict));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verdict]);
    else group.push(verdict);
  }
  return withOneCause([...groups.values()]);
}

/** How the verdicts of one difference look together. */
export const patternOfGroup = (first: Verdict, alike: readonly Verdict[]): Pattern =>
  patternOf(
    first.clause,
    differenceOf(first),
    alike.map(({ id }) => id),
  );

/** One defect shows in many ways: text with an ampersand, text with an entity. */
function withOneCause(groups: readonly Verdict[][]): readonly CauseGroup[] {
  const merged = new Map<string, { first: Verdict; alike: readonly Verdict[]; all: Verdict[] }>();
  for (const alike of groups) {
    const [first] = alike;
    if (first === undefined) continue;
    const known =
      first.status === 'errored' ? undefined : knownCause(patternOfGroup(first, alike), knownCauses);
    const key = shared(first, known?.cause ?? differenceOf(first));
    const others = merged.get(key);
    if (others === undefined) merged.set(key, { first, alike, all: [...alike] });
    else others.all.push(...alike);
  }
  return [...merged.values()];
}

const isFound = ({ status }: Verdict): boolean =>
  status === 'failed' || status === 'warned' || status === 'errored';

/** Who looks at one place only is shown the format that is read most easily; cases about several come last. */
const plainestFirst = (a: Verdict, b: Verdict): number =>
  formatRank(a) - formatRank(b) || (a.id < b.id ? -1 : Number(a.id > b.id));

const formatRank = ({ format }: Verdict): number =>
  [...(formats as readonly string[]), format].indexOf(format);

/** One habit is one finding, wherever it shows. */
const shared = ({ clause, level, status }: Verdict, what: string): string =>
  [clause, level, status, what].join('\u0000');
