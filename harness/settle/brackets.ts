import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { isAnySharedRecordChanged } from '../canonical/compareForms.ts';
import { type ReadPair, readDifferences } from '../canonical/pairedReads.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { GatherContext } from '../evidence/GatherContext.ts';
import type { Answer } from '../exchanges/Answer.ts';

/** After so many rounds a target is moving. */
const usualRounds = 3;

interface Settling<T> {
  /** What was read already, whenever. */
  readonly first: T;
  /** Whether what was read can be believed; `round` tells how often it was read again. */
  readonly isSettled: (reads: T, round: number) => boolean;
  /** Reads all of it in a row. */
  readonly readAnew: (call: GatherContext['call'], round: number, reads: T) => Promise<T>;
  /** What is waited for before each reading, outside of its bracket. */
  readonly waitBefore?: (reads: T, round: number) => Promise<void>;
  /** How often it is read again at most. */
  readonly rounds?: number;
}

/**
 * Reads again in a bracket until what was read can be believed: first with no write of the run between the reads, then with
 * no other call at all. Most comparisons of reads are settled here.
 */
export async function settle<T>(
  context: Pick<GatherContext, 'undisturbed' | 'alone'>,
  { first, isSettled, readAnew, waitBefore, rounds = usualRounds }: Settling<T>,
): Promise<T> {
  let reads = first;
  for (let round = 0; round < rounds && !isSettled(reads, round); round++) {
    const bracket = round === 0 ? context.undisturbed : context.alone;
    const known = reads;
    await waitBefore?.(known, round);
    reads = await bracket((call) => readAnew(call, round, known));
  }
  return reads;
}

type Elsewhere = Parameters<GatherContext['call']>[2];

interface Bracket {
  /** The two reads that are compared, made whenever: `answer` away, `others.before` at home. */
  readonly first: Evidence;
  readonly home: Elsewhere;
  readonly away: Elsewhere;
  /** What the check will make of two reads; `stood`: there was something to compare, or nothing on either side. */
  readonly compare: (evidence: Evidence) => { readonly differ: boolean; readonly stood: boolean };
}

/**
 * Two reads of one Get, made again in a bracket where they differ or nothing was the same in both: home (`before`), away, home
 * (`after`), home again (`afterwards`). The first bracket has no write of the run between the reads, the next one no other call at all.
 *
 * A bracket is sound beside other clients that write. What they change within the bracket is not the same in all reads at home, and away has
 * to show only what is the same in them. A client could change something and change it back just there. The two reads in a row at the
 * end meet one that does so all the time. What is pushed out of a limited answer is not missing from it. Older records are read as well
 * where the newest ones all keep changing, and where a record that both reads hold differs or is written in another way. What the run
 * has written meanwhile must not push that record out.
 */
export const brackets = (
  context: GatherContext,
  operation: Operation,
  { first, home, away, compare }: Bracket,
): Promise<Evidence> =>
  settle(context, {
    first,
    isSettled: (evidence, round) => {
      const { differ, stood } = compare(evidence);
      return stood && (!differ || round > 1);
    },
    readAnew: async (call, round) => {
      const isWide = round > 0 || isAnySharedRecordChanged(first.others.before, first.answer);
      const sent = widened(context, first.answer.call.members, isWide);
      const before = await call(operation, sent, home);
      const answer = await call(operation, sent, away);
      const after = await call(operation, sent, home);
      return { answer, others: { before, after, afterwards: await call(operation, sent, home) } };
    },
  });

/** The members of a read. In a wide reading, or where `isWide` says so, it asks for no fewer records than a run may read. */
export function widened(context: GatherContext, members: RecordValue, isWide = false): RecordValue {
  const { ReturnTopNRecords: top } = members;
  return (isWide || context.isWideReading) && isNumeric(top) && Number(top.lexeme) < context.maxRecords
    ? { ...members, ReturnTopNRecords: numeric(context.maxRecords) }
    : members;
}

/** What the two reads of a Get send; `known` is the first one, where it was made already. */
interface TwoReads {
  readonly known?: Answer | undefined;
  readonly first: RecordValue;
  readonly second: RecordValue;
  readonly elsewhere?: Parameters<GatherContext['call']>[2];
}

/**
 * Makes two reads, unless the first is `known`, and if they still differ after the first was repeated, both again:
 * first, second twice, first, second. So each of the two stands between reads of the other, and what others change to
 * and fro is not the same in the reads of either. `differences` is what the check will look for.
 */
export async function compareInBracket(
  context: GatherContext,
  operation: Operation,
  { known, elsewhere, ...sent }: TwoReads,
  differences: typeof readDifferences = readDifferences,
): Promise<ReadPair> {
  const isSettled = (reads: ReadPair): boolean => differences(reads).length === 0;
  const ask = (call: GatherContext['call'], which: 'first' | 'second') =>
    call(operation, sent[which], elsewhere);
  const first = known ?? (await ask(context.call, 'first'));
  const second = await ask(context.call, 'second');
  if (isSettled({ first, second })) return { first, second };
  // The known one may be long ago.
  const firstAgain = await ask(context.call, 'first');
  return settle<ReadPair>(context, {
    first: { first, second, firstAgain },
    isSettled,
    readAnew: async (call) => ({
      first: await ask(call, 'first'),
      second: await ask(call, 'second'),
      secondAgain: await ask(call, 'second'),
      firstAgain: await ask(call, 'first'),
      secondAtLast: await ask(call, 'second'),
    }),
    rounds: 2,
  });
}
