import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import type { Trial } from '../search.ts';
import type { SelectionTrial } from './selection.ts';
import { wholeMembers } from './wholeRead.ts';

interface Attempt {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  /** The unfiltered answer before it. */
  readonly before: Answer;
  readonly filters?: readonly SearchFilter[];
  /** What is searched for, on the same evidence that the check will see. */
  readonly isBroken: (trial: SelectionTrial) => boolean;
  /** Kept beside the trial for what judges it. */
  readonly others?: Readonly<Record<string, Answer>>;
  /** Request members of its own. */
  readonly members?: RecordValue;
}

/** The request member that carries filters. */
export const asMember = (filters: readonly SearchFilter[]): Value => filters as unknown as Value;

/**
 * Asks for filtered records. Only an answer that seems broken is worth the second unfiltered read, which tells a fault
 * from what others wrote meanwhile.
 */
export async function attemptSelection(attempt: Attempt): Promise<Trial> {
  const { context, place, before, filters, isBroken, others = {}, members = {} } = attempt;
  const sent = wholeMembers(context, place.operation);
  const filtered = filters === undefined ? {} : { Filters: asMember(filters) };
  const answer = await context.call(place.operation, { ...sent, ...members, ...filtered });
  const trial: SelectionTrial = { answer, others: { ...others, before } };
  if (!isBroken(trial)) return { evidence: trial, broken: false };
  const after = await context.call(place.operation, sent);
  const settled: SelectionTrial = { answer, others: { ...others, before, after } };
  return { evidence: settled, broken: isBroken(settled) };
}
