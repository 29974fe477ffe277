import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import {
  identity,
  type Listed,
  listedRecords,
  recordsIn,
  stillRecords,
} from '../../../harness/oracle/listedRecords.ts';
import { type Misselection, misselections } from '../../../harness/oracle/misselections.ts';
import type { Truth } from '../../../harness/oracle/Truth.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { remembered } from '../../compare/values.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import type { ScenarioPlace } from '../../kernel/Scenario.ts';
import { alwaysSent, beyondLimit, wholeMembers } from '../reads/wholeRead.ts';
import type { SearchTrial } from '../search.ts';

/** Whether an answer lists a record without any documented member (GET-1): what seems to be missing may stand there. */
export const hasStranger = (operation: Operation, answer: Answer | undefined): boolean =>
  recordsIn(operation, answer?.decoded?.value).some((record) => Object.keys(record).length === 0);

/**
 * A filtered answer beside the unfiltered ones around it: `answer` is the filtered one, `others.before` and, where they
 * were worth the call, `others.after` and `others.afterwards` are unfiltered. All that follows is judged from this.
 */
export type SelectionTrial = Evidence;

export type SelectionFault = Misselection | { readonly kind: 'refused' };

/** The filters that a call sent. */
export const filtersOf = ({ call }: Answer): readonly SearchFilter[] =>
  (call.members.Filters ?? []) as unknown as readonly SearchFilter[];

/** The shape of the records that a Get lists. */
export function itemShape(operation: Operation): RecordShape {
  const type = responseShape(operation).byName.get(operation.list ?? '')?.type;
  if (type?.kind !== 'list' || type.item.kind !== 'record')
    throw new Error(`${operation.name} lists no records`);
  return type.item.record;
}

/** Whether the call was answered with success, in an answer that can be read. */
export const isTaken = (answer: Answer): boolean =>
  answer.decoded !== null && outcomeOf(answer, 'success') !== 'failed';

export const isSilent = (answer: Answer): boolean => answer.exchange.response === null;

/** The records that all the unfiltered reads agree on; all of them where one was enough. */
export function stillIn(operation: Operation, { others }: SelectionTrial): ReadonlyMap<string, Listed> {
  const reads = [others.before, others.after, others.afterwards]
    .filter((answer, index) => index === 0 || answer !== undefined)
    .map((answer) => listedRecords(operation, answer?.decoded?.value));
  const [first = new Map<string, Listed>(), ...later] = reads;
  return later.reduce(
    (still, read) => stillRecords(operation, still, read),
    stillRecords(operation, first, first),
  );
}

/**
 * What is wrong with a filtered answer, by a truth for each record; a call without an answer is nobody's fault here. A refusal is
 * a fault where a record is there that the filters select: whether a search that finds nothing fails is open (FLT-1).
 */
export function faultsBy(
  operation: Operation,
  trial: SelectionTrial,
  truth: (record: RecordValue) => Truth,
): readonly SelectionFault[] {
  if (isSilent(trial.answer)) return [];
  if (!isTaken(trial.answer)) {
    const due = [...stillIn(operation, trial).values()];
    return due.some(({ record }) => truth(record) === 'yes') ? [{ kind: 'refused' }] : [];
  }
  const answered = listedRecords(operation, trial.answer.decoded?.value);
  const isBeyond = beyondLimit(operation, trial.answer);
  // Where one id stands for two records, the one that seems to be missing may be there under it.
  const isNamedTwice =
    identity(operation) !== undefined && [...answered.values()].some(({ count }) => count > 1);
  const isStrange = hasStranger(operation, trial.answer);
  return misselections(stillIn(operation, trial), answered, truth).filter(
    ({ kind, record }) => kind === 'extra' || (!isNamedTwice && !isStrange && !isBeyond(record)),
  );
}

/** The truth of a call's one filter, for each record. */
export function singleTruth(operation: Operation, answer: Answer): (record: RecordValue) => Truth {
  const shape = itemShape(operation);
  const [filter] = filtersOf(answer);
  if (filter === undefined) throw new Error('a filtered call sent no filter');
  return (record) => truthOf(filter, record, shape);
}

/** What is wrong with the answer to a single filter (FLT-1). */
export const singleFaults = remembered((trial: SelectionTrial): readonly SelectionFault[] => {
  const { operation } = trial.answer.call;
  if (operation === null) throw new Error('a filtered call names no operation');
  return faultsBy(operation, trial, singleTruth(operation, trial.answer));
});

/** Whether a search was refused of which nobody knows that it had anything to find: that tells nothing. */
export const isTruthUntold = ({ answer }: SelectionTrial, faults: readonly SelectionFault[]): boolean =>
  faults.length === 0 && !isSilent(answer) && !isTaken(answer);

/**
 * What a single filter did: `works` when it was taken and, as far as the document tells, brought one that it selects
 * and left out one that it does not. Whether it did so for all is FLT-1's to ask.
 */
export function filterEffect(
  operation: Operation,
  trial: SelectionTrial,
): 'works' | 'ignored' | 'refused' | 'untold' {
  const faults = singleFaults(trial);
  if (faults.some(({ kind }) => kind === 'refused')) return 'refused';
  if (isTruthUntold(trial, faults)) return 'untold';
  const truth = singleTruth(operation, trial.answer);
  const due = [...stillIn(operation, trial).values()].map(({ record }) => truth(record));
  const all = (kind: Misselection['kind'], of: Truth): boolean => {
    const count = due.filter((one) => one === of).length;
    return count > 0 && faults.filter((fault) => fault.kind === kind).length === count;
  };
  return all('missing', 'yes') || all('extra', 'no') ? 'ignored' : 'works';
}

type Call = GatherContext['call'];
type Answers = Readonly<Record<string, Answer>>;

interface Attempt {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  /** The unfiltered answer before it. */
  readonly before: Answer;
  readonly filters?: readonly SearchFilter[];
  /** What is searched for, on the same evidence that the check will see. */
  readonly isBroken: (trial: SelectionTrial) => boolean;
  /** What any other check of this evidence would object to, where that is more. */
  readonly isDoubtful?: (trial: SelectionTrial) => boolean;
  /** Kept beside the trial for what judges it. */
  readonly others?: Answers;
  /** Asks for those others anew. */
  readonly askOthers?: (call: Call) => Promise<Answers>;
  /** Request members of its own. */
  readonly members?: RecordValue;
  /** Asks without ReturnTopNRecords, for all records: only of a target that has no more than may be read. */
  readonly unlimited?: boolean;
}

/** The request member that carries filters. */
export const asMember = (filters: readonly SearchFilter[]): Value => filters as unknown as Value;

/** Where a breach has stood in a bracket once, the smaller ones that it is shrunk to are believed with less. */
const believed = new WeakSet<GatherContext>();

/**
 * Asks for filtered records. Only an answer that seems broken is worth a second unfiltered read, which tells a fault
 * from what others wrote meanwhile, or from what the run itself did: the first may be long ago. What then still seems
 * broken, or has nothing left to be judged by, is asked anew in a bracket of its own.
 */
export async function attemptSelection(attempt: Attempt): Promise<SearchTrial> {
  const { context, place, before, isBroken, isDoubtful = isBroken, others = {} } = attempt;
  const { operation } = place;
  const sent = sentBy(attempt);
  const answer = await filtered(attempt, context.call);
  const first: SelectionTrial = { answer, others: { ...others, before } };
  if (!isDoubtful(first)) return { evidence: first, broken: false };
  const after = await context.call(operation, sent);
  const settled: SelectionTrial = { answer, others: { ...others, before, after } };
  const broken = isBroken(settled);
  if (broken && believed.has(context)) return { evidence: settled, broken };
  if (!isDoubtful(settled) && stillIn(operation, settled).size > 0) return { evidence: settled, broken };
  const undisturbed = await context.undisturbed(bracketed(attempt, sent));
  if (!isDoubtful(undisturbed) && stillIn(operation, undisturbed).size > 0)
    return { evidence: undisturbed, broken: isBroken(undisturbed) };
  const evidence = await context.alone(bracketed(attempt, sent));
  if (isBroken(evidence)) believed.add(context);
  return { evidence, broken: isBroken(evidence) };
}

const sentBy = ({ context, place: { operation }, unlimited }: Attempt): RecordValue =>
  unlimited === true ? alwaysSent(operation) : wholeMembers(context, operation);

const filtered = (attempt: Attempt, call: Call): Promise<Answer> =>
  call(attempt.place.operation, {
    ...sentBy(attempt),
    ...attempt.members,
    ...(attempt.filters === undefined ? {} : { Filters: asMember(attempt.filters) }),
  });

/** Two unfiltered reads in a row at the end: a record that others change to and fro is not the same in both. */
const bracketed =
  (attempt: Attempt, sent: RecordValue) =>
  async (call: Call): Promise<SelectionTrial> => {
    const whole = () => call(attempt.place.operation, sent);
    const before = await whole();
    const others = (await attempt.askOthers?.(call)) ?? attempt.others ?? {};
    const answer = await filtered(attempt, call);
    const after = await whole();
    return { answer, others: { ...others, before, after, afterwards: await whole() } };
  };
