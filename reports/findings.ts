import type { Verdict } from '../harness/Verdict.ts';
import type { Level } from '../specs/Level.ts';
import { causeInWords } from './diagnosis/causeInWords.ts';
import { differenceOf } from './diagnosis/differenceOf.ts';
import { knownCause } from './diagnosis/knownCause.ts';
import { knownCauses } from './diagnosis/knownCauses.ts';
import { patternOf } from './diagnosis/patternOf.ts';
import type { Pattern } from './diagnosis/Signature.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { replayLine } from './replayLine.ts';

/** One cause of failures, with all the places where it was met: the same clause, and the same difference or known cause. */
export interface Finding {
  readonly clause: string;
  readonly level: Level;
  readonly status: 'failed' | 'warned' | 'errored';
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Of a breach: what most likely causes it, or `no known cause` (docs/proof.md, The diagnosis). */
  readonly likeliestCause?: string;
  /** Whether it did not repeat when it was read once more. */
  readonly flaky: boolean;
  /** The ids of its cases. */
  readonly places: readonly string[];
  readonly operations: readonly string[];
  readonly formats: readonly string[];
  /** Where in the value, in the first place. */
  readonly path?: string;
  /** The exchanges of the first place, by their ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  /** What came back in the first place, shortened, and the command that sends the same again. */
  readonly answer?: string;
  readonly curl?: string;
  /** The command that meets the first place again. */
  readonly replay: string;
}

/** Groups what went wrong by cause: breaches first, then warnings, then what could not be judged for an error. */
export function findings({
  verdicts,
  seed,
  shown,
  given,
}: Pick<FinishedRun, 'verdicts' | 'seed' | 'shown' | 'given'>): readonly Finding[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    if (rank(verdict.status) === -1) continue;
    const key = cause(verdict);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verdict]);
    else group.push(verdict);
  }
  return withOneCause([...groups.values()])
    .map((group) => finding(group, seed, shown, given))
    .sort((a, b) => rank(a.status) - rank(b.status) || b.places.length - a.places.length);
}

/** One defect shows in many ways: text with an ampersand, text with an entity. */
function withOneCause(groups: readonly Verdict[][]): readonly (readonly Verdict[])[] {
  const merged = new Map<string, Verdict[]>();
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const known = first.status === 'errored' ? undefined : knownCause(pattern(first, group), knownCauses);
    const key = known === undefined ? cause(first) : shared(first, known.cause);
    const others = merged.get(key);
    if (others === undefined) merged.set(key, [...group]);
    else others.push(...group);
  }
  return [...merged.values()];
}

const pattern = (first: Verdict, group: readonly Verdict[]): Pattern =>
  patternOf(
    first.clause,
    differenceOf(first),
    group.map(({ id }) => id),
  );

const order: readonly string[] = ['failed', 'warned', 'errored'];

const rank = (status: string): number => order.indexOf(status);

/** One habit is one finding, wherever it shows. */
const cause = (verdict: Verdict): string => shared(verdict, differenceOf(verdict));

const shared = ({ clause, level, status }: Verdict, what: string): string =>
  [clause, level, status, what].join('\u0000');

function finding(
  group: readonly Verdict[],
  seed: number,
  shown: FinishedRun['shown'],
  given: readonly string[],
): Finding {
  const [first] = group;
  if (first === undefined) throw new Error('a group of verdicts is empty');
  const { clause, level, status, message, expected, actual, path, exchanges } = first;
  const places = group.map(({ id }) => id);
  return {
    clause,
    level,
    status: status as Finding['status'],
    message: message ?? '',
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual }),
    ...(status === 'errored' ? {} : { likeliestCause: causeInWords(pattern(first, group), knownCauses) }),
    flaky: group.some((verdict) => /\bflaky\b/.test(verdict.message ?? '')),
    places,
    operations: unique(group.map(({ operation }) => operation)),
    formats: unique(group.map(({ format }) => format)),
    ...(path === undefined || path === '' ? {} : { path }),
    exchanges,
    ...shown.get(first.id),
    replay: replayLine(first.id, { given, seed }),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
