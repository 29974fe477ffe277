import { alwaysSent, wholeMembers } from '../../../generators/messages/readMembers.ts';
import type { Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { SilentTrial } from '../../../harness/evidence/search.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { isSilent } from '../../../harness/exchanges/outcome.ts';
import { counterSearches } from '../../../harness/oracle/counterSearches.ts';
import {
  filtersOf,
  isMisselected,
  type SelectionTrial,
  stillIn,
} from '../../../harness/oracle/selectionTrial.ts';
import { calledOperation, changedBetween, isMadeByAssay, isTaken } from '../../../harness/records/listed.ts';
import { settle } from '../../../harness/settle/brackets.ts';
import {
  lateReadPauses,
  noteWaitedFor,
  withoutMaybeLate,
  writesMaybeLate,
} from '../../../harness/writes/lateReads.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';

type Call = GatherContext['call'];

interface Attempt {
  readonly filters?: readonly SearchFilter[];
  /** Request members of its own. */
  readonly members?: RecordValue;
  /** Request members of the unfiltered reads too, such as what asks for deleted records. */
  readonly everywhere?: RecordValue;
  /** Asks without ReturnTopNRecords, for all records: only of a target that has no more than may be read. */
  readonly unlimited?: boolean;
  /** What is searched for, on the same evidence that the check will see: what a single filter does wrong, where nothing else is said. */
  readonly isBroken?: (trial: SelectionTrial) => boolean;
  /** What any other check of this evidence would object to, where that is more. */
  readonly isDoubtful?: (trial: SelectionTrial) => boolean;
  /** Kept beside the trial for what judges it. */
  readonly others?: Answers;
  /** Asks for those others again. */
  readonly askOthers?: (call: Call) => Promise<Answers>;
}

/** The latest read of all records, by the one in whose place it stands: what the run writes changes records in between. */
const latestReads = new WeakMap<Answer, Answer>();

/** Where a breach has stood in a bracket once, the smaller ones that it is shrunk to are believed with less. */
const believed = new WeakSet<GatherContext>();

/**
 * Asks for filtered records, beside the unfiltered answer `whole` before them. Only an answer that seems broken is worth a second unfiltered
 * read. That tells a fault from what others or the run itself wrote since the first, which may be long ago. What still seems broken
 * then, or has nothing left to be judged by, is asked again in a bracket of its own. Where it is wrong only of what the run wrote, it
 * is asked again for as long as a write may show late (ACT-6).
 *
 * Raises SilentTrial where the call is not answered.
 */
export async function attemptSelection(
  context: GatherContext,
  whole: Answer,
  { filters, members, everywhere, unlimited, isBroken = isMisselected, ...attempt }: Attempt,
): Promise<{ readonly evidence: SelectionTrial; readonly broken: boolean }> {
  const { isDoubtful = isBroken, askOthers } = attempt;
  const operation = calledOperation(whole);
  const before = latestReads.get(whole) ?? whole;
  const usual = unlimited === true ? alwaysSent(operation) : wholeMembers(context, operation);
  const sent = { ...usual, ...everywhere };
  const narrowed = { ...sent, ...members, ...(filters === undefined ? {} : { Filters: filters }) };
  const answer = await context.call(operation, narrowed);
  const asked = await askCounters({ answer, others: { before } }, (filter) =>
    context.call(operation, { ...narrowed, Filters: [filter] }),
  );
  const others: Answers = { ...attempt.others, ...asked };
  const early: SelectionTrial = { answer, others: { ...others, before } };
  if (isSilent(answer)) throw new SilentTrial(early);
  if (!isDoubtful(early)) return { evidence: early, broken: false };
  const after = await context.call(operation, sent);
  if (unlimited !== true && isTaken(after)) latestReads.set(whole, after);
  const first: SelectionTrial = { answer, others: { ...others, before, after } };
  if (isBroken(first) && believed.has(context)) return { evidence: first, broken: true };
  const isLate = (trial: SelectionTrial): boolean =>
    isDoubtful(trial) && !isDoubtful(withoutMaybeLate(trial, context.journal));
  let known: ReturnType<typeof writesMaybeLate> = [];
  const evidence = await settle(context, {
    first,
    // What seemed broken may be a record that the run did not make and has changed since: an inserted document raises its type's next number.
    // More than two readings are made only of what may be late.
    isSettled: (trial, round) =>
      (round > 1 && !isLate(trial)) ||
      (!isDoubtful(trial) &&
        stillIn(trial).size > 0 &&
        (round > 0 || changedBetween(before, after).every((record) => isMadeByAssay(operation, record)))),
    waitBefore: async (trial, round) => {
      if (round === 0) known = writesMaybeLate(after, context.journal);
      if (isLate(trial)) await context.pause(lateReadPauses[round] ?? 0);
    },
    // Two unfiltered reads in a row at the end: a record that others change to and fro is not the same in both.
    readAnew: async (call) => {
      const all = () => call(operation, sent);
      const around = { before: await all(), others: (await askOthers?.(call)) ?? others };
      const again = await call(operation, narrowed);
      const later = { after: await all(), afterwards: await all() };
      return { answer: again, others: { ...around.others, before: around.before, ...later } };
    },
    rounds: lateReadPauses.length,
  });
  if (isLate(evidence)) noteWaitedFor(known);
  if (isSilent(evidence.answer)) throw new SilentTrial(evidence);
  const broken = isBroken(evidence);
  if (broken && evidence !== first) believed.add(context);
  return { evidence, broken };
}

/** Searches that tell whether records which a single filter leaves out hold a value; none where it leaves out none. */
async function askCounters(
  trial: SelectionTrial,
  search: (filter: SearchFilter) => Promise<Answer>,
): Promise<Answers> {
  const { counter, searched } = counterSearches(trial);
  if (counter === undefined) return {};
  const answer = await search(counter);
  return searched === undefined ? { counter: answer } : { counter: answer, searched: await search(searched) };
}

/** All trials beside the unfiltered answer; with what was sent in the one that is broken, where one is. */
export function withTrials(
  answer: Answer,
  trials: readonly SelectionTrial[],
  broken?: SelectionTrial,
): Gathered {
  const evidence = { answer, others: {}, trials };
  if (broken === undefined) return { kind: 'evidence', evidence };
  return { kind: 'evidence', evidence: { ...evidence, counterexample: filtersOf(broken.answer) } };
}

/** Asks the target for each filter of a list alone, as `partsOf` has them from the pool. */
export const askParts =
  (context: GatherContext, operation: Operation, filters: readonly SearchFilter[]) =>
  async (call: GatherContext['call']): Promise<Answers> => {
    const parts: Record<string, Answer> = {};
    const whole = wholeMembers(context, operation);
    for (const [index, { AndOr: _, ...filter }] of filters.entries())
      parts[`part${index}`] = await call(operation, { ...whole, Filters: [filter] });
    return parts;
  };
