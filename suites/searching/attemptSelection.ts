import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import type { Trial } from '../search.ts';
import { type SelectionTrial, stillIn } from './selection.ts';
import { alwaysSent, wholeMembers } from './wholeRead.ts';

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
export async function attemptSelection(attempt: Attempt): Promise<Trial> {
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
