import type { Evidence, GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import { remembered } from '../../../harness/evidence/remembered.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  beyondLimit,
  calledOperation,
  isTaken,
  recordsByKey,
  recordsInAll,
  recordsRead,
} from '../../../harness/exchanges/listed.ts';
import { identity, type Listed } from '../../../harness/oracle/listedRecords.ts';
import { type Misselection, misselections } from '../../../harness/oracle/misselections.ts';
import type { Truth } from '../../../harness/oracle/Truth.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { alwaysSent, wholeMembers } from '../../kernel/readMembers.ts';
import { settle } from '../../settle/brackets.ts';
import { SilentTrial } from '../SilentTrial.ts';

/** Whether an answer lists a record without any documented member (GET-1): what seems to be missing may stand there. */
export const hasStranger = (answer: Answer | undefined): boolean =>
  recordsRead(answer).some((record) => Object.keys(record).length === 0);

/**
 * A filtered answer beside the unfiltered ones around it: `answer` is the filtered one, `others.before` and, where they
 * were worth the call, `others.after` and `others.afterwards` are unfiltered. All that follows is judged from this.
 */
export type SelectionTrial = Evidence;

export const answerOf = ({ answer }: SelectionTrial): Answer => answer;

export type SelectionFault = Misselection | { readonly kind: 'refused' };

/** The filters that a call sent. */
export const filtersOf = ({ call }: Answer): readonly SearchFilter[] =>
  (call.members.Filters ?? []) as unknown as readonly SearchFilter[];

/** The first filter that a call sent; raises an Error (ours is wrong) where it sent none. */
export function filterOf(answer: Answer): SearchFilter {
  const [filter] = filtersOf(answer);
  if (filter === undefined) throw new Error('a filtered call sent no filter');
  return filter;
}

/** The field that it searches by. */
export const fieldNameOf = ({ answer }: SelectionTrial): string => filterOf(answer).FieldName;

/** Whether the call brought no response at all: that is nobody's fault here. */
export const isSilent = (answer: Answer): boolean => answer.exchange.response === null;

/** The records that all the unfiltered reads agree on; all of them where one was enough. */
export const stillIn = remembered(
  ({ others: { before, after, afterwards } }: SelectionTrial): ReadonlyMap<string, Listed> =>
    before === undefined ? new Map() : recordsInAll(before, after, afterwards),
);

/** What a truth says of each of those records. */
export const truthsIn = (trial: SelectionTrial, truth: (record: RecordValue) => Truth): readonly Truth[] =>
  [...stillIn(trial).values()].map(({ record }) => truth(record));

/**
 * What is wrong with a filtered answer, by a truth for each record; a call without an answer is nobody's fault here. A refusal is
 * a fault where a record is there that the filters select: whether a search that finds nothing fails is open (FLT-1).
 */
export function faultsBy(
  trial: SelectionTrial,
  truth: (record: RecordValue) => Truth,
): readonly SelectionFault[] {
  const { answer } = trial;
  if (isSilent(answer)) return [];
  if (!isTaken(answer)) return truthsIn(trial, truth).includes('yes') ? [{ kind: 'refused' }] : [];
  const answered = recordsByKey(answer);
  const isBeyond = beyondLimit(answer);
  // Where one id stands for two records, the one that seems to be missing may be there under it.
  const isNamedTwice =
    identity(calledOperation(answer)) !== undefined && [...answered.values()].some(({ count }) => count > 1);
  const isStrange = hasStranger(answer);
  return misselections(stillIn(trial), answered, truth).filter(
    ({ kind, record }) => kind === 'extra' || (!isNamedTwice && !isStrange && !isBeyond(record)),
  );
}

/** The truth of a call's one filter, for each record. */
export function singleTruth(answer: Answer): (record: RecordValue) => Truth {
  const shape = itemShape(calledOperation(answer));
  const filter = filterOf(answer);
  return (record) => truthOf(filter, record, shape);
}

/** What is wrong with the answer to a single filter (FLT-1). */
export const singleFaults = remembered((trial: SelectionTrial): readonly SelectionFault[] =>
  faultsBy(trial, singleTruth(trial.answer)),
);

/** Whether anything is. */
export const isMisselected = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;

/** Whether a search was refused of which nobody knows that it had anything to find: that tells nothing. */
export const isUntold = (trial: SelectionTrial): boolean =>
  !isMisselected(trial) && !isSilent(trial.answer) && !isTaken(trial.answer);

type FilterEffect = 'works' | 'ignored' | 'refused' | 'untold';

/**
 * What a single filter did: `works` when it was taken and, as far as the document tells, brought one that it selects
 * and left out one that it does not. Whether it did so for all is FLT-1's to ask.
 */
export const filterEffect = remembered((trial: SelectionTrial): FilterEffect => {
  const faults = singleFaults(trial);
  if (faults.some(({ kind }) => kind === 'refused')) return 'refused';
  if (isUntold(trial)) return 'untold';
  const due = truthsIn(trial, singleTruth(trial.answer));
  const isAll = (kind: Misselection['kind'], truth: Truth): boolean => {
    const count = due.filter((one) => one === truth).length;
    return count > 0 && faults.filter((fault) => fault.kind === kind).length === count;
  };
  return isAll('missing', 'yes') || isAll('extra', 'no') ? 'ignored' : 'works';
});

/** Whether a single filter did anything else than that. */
export const isWithoutEffect = (trial: SelectionTrial): boolean => filterEffect(trial) !== 'works';

type Call = GatherContext['call'];
type Answers = Readonly<Record<string, Answer>>;

interface Attempt {
  readonly filters?: readonly SearchFilter[];
  /** Request members of its own. */
  readonly members?: RecordValue;
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

/** The request member that carries filters. */
export const asMember = (filters: readonly SearchFilter[]): Value => filters as unknown as Value;

/** Where a breach has stood in a bracket once, the smaller ones that it is shrunk to are believed with less. */
const believed = new WeakSet<GatherContext>();

/**
 * Asks for filtered records, beside the unfiltered answer `before` them. Only an answer that seems broken is worth a second unfiltered
 * read. That tells a fault from what others or the run itself wrote since the first, which may be long ago. What still seems broken
 * then, or has nothing left to be judged by, is asked again in a bracket of its own.
 *
 * Raises SilentTrial where the call is not answered.
 */
export async function attemptSelection(
  context: GatherContext,
  before: Answer,
  { filters, members, unlimited, isBroken = isMisselected, ...attempt }: Attempt,
): Promise<{ readonly evidence: SelectionTrial; readonly broken: boolean }> {
  const { isDoubtful = isBroken, others = {}, askOthers } = attempt;
  const operation = calledOperation(before);
  const sent = unlimited === true ? alwaysSent(operation) : wholeMembers(context, operation);
  const narrowed = { ...sent, ...members, ...(filters === undefined ? {} : { Filters: asMember(filters) }) };
  const answer = await context.call(operation, narrowed);
  const early: SelectionTrial = { answer, others: { ...others, before } };
  if (isSilent(answer)) throw new SilentTrial(early);
  if (!isDoubtful(early)) return { evidence: early, broken: false };
  const after = await context.call(operation, sent);
  const first: SelectionTrial = { answer, others: { ...others, before, after } };
  if (isBroken(first) && believed.has(context)) return { evidence: first, broken: true };
  const evidence = await settle(context, {
    first,
    isSettled: (trial) => !isDoubtful(trial) && stillIn(trial).size > 0,
    // Two unfiltered reads in a row at the end: a record that others change to and fro is not the same in both.
    readAnew: async (call) => {
      const whole = () => call(operation, sent);
      const around = { before: await whole(), others: (await askOthers?.(call)) ?? others };
      const again = await call(operation, narrowed);
      const later = { after: await whole(), afterwards: await whole() };
      return { answer: again, others: { ...around.others, before: around.before, ...later } };
    },
    rounds: 2,
  });
  if (isSilent(evidence.answer)) throw new SilentTrial(evidence);
  const broken = isBroken(evidence);
  if (broken && evidence !== first) believed.add(context);
  return { evidence, broken };
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
