import type { Answer } from '../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../harness/Evidence.ts';
import { bothReadings } from '../../harness/oracle/joinedTruth.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { asMember } from './attemptSelection.ts';
import { listFaults } from './listFaults.ts';
import { filtersOf, isSilent, isTaken, type SelectionTrial } from './selection.ts';

/** The list that broke the search of lists, where it was refused; undefined where nothing was. */
function refusedList({ counterexample, trials = [] }: Evidence): SelectionTrial | undefined {
  const [trial] = counterexample === undefined ? [] : trials;
  return trial === undefined || isTaken(trial.answer) || isSilent(trial.answer) ? undefined : trial;
}

/**
 * A refused list of filters anew, with an AndOr in its first filter too, and after it all records; nothing where none was
 * refused.
 */
export async function askJoined(
  context: GatherContext,
  evidence: Evidence,
): Promise<Readonly<Record<string, Answer>>> {
  const refused = refusedList(evidence);
  if (refused === undefined) return {};
  const { call } = refused.answer;
  const [first, ...more] = filtersOf(refused.answer);
  if (call.operation === null || first === undefined) throw new Error('a list of filters was refused');
  const joined: readonly SearchFilter[] = [{ ...first, AndOr: 'And' }, ...more];
  const { Filters: _, ...whole } = call.members;
  return {
    joined: await context.call(call.operation, { ...call.members, Filters: asMember(joined) }),
    joinedWhole: await context.call(call.operation, whole),
  };
}

/** The list that is refused and, with an AndOr in its first filter too, brings what it should; undefined where there is none. */
export function needsJoining(evidence: Evidence): SelectionTrial | undefined {
  const refused = refusedList(evidence);
  const { joined, joinedWhole } = evidence.others;
  if (refused === undefined || joined === undefined || !isTaken(joined)) return undefined;
  const { operation } = joined.call;
  if (operation === null) throw new Error('a list of filters names an operation');
  const afterwards = joinedWhole ?? refused.others.afterwards;
  const trial = {
    answer: joined,
    others: { ...refused.others, ...(afterwards === undefined ? {} : { afterwards }) },
  };
  return listFaults(operation, trial, bothReadings).length === 0 ? refused : undefined;
}
