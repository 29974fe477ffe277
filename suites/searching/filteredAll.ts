import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { numeric } from '../../specs/numeric.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { asMember } from './attemptSelection.ts';
import { type ComparedReads, compareReads } from './comparedReads.ts';
import { filterControl, standingOf } from './control.ts';
import { isFull } from './isFull.ts';
import { namedReads, readsNamed } from './namedReads.ts';
import { filtersOf, isTaken } from './selection.ts';
import { alwaysSent } from './wholeRead.ts';

const filtered = 'filtered';

/**
 * A filter that works, by itself and with ReturnTopNRecords -1, in every second format; nothing where none is known to
 * work. What the control brought is all that it selects, where that is less than it asked for.
 */
export async function filteredAll(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Readonly<Record<string, Answer>>> {
  if (!isEvenTurn(place)) return {};
  const { operation } = place;
  const gathered = await context.other(evidenceKey(place, filterControl.name));
  if (gathered.kind === 'blocked' || gathered.evidence.trials === undefined) return {};
  const standing = standingOf(operation, gathered.evidence);
  if (standing.kind !== 'works' || isFull(operation, standing.trial.answer)) return {};
  const { answer } = standing.trial;
  const ask = (filters: readonly SearchFilter[], more: object) => (call: GatherContext['call']) =>
    call(operation, { ...alwaysSent(operation), ...more, Filters: asMember(filters) });
  const filters = filtersOf(answer);
  const reads = await compareReads(context, operation, {
    known: answer,
    askFirst: ask(filters, {}),
    askSecond: ask(filters, { ReturnTopNRecords: numeric(-1) }),
  });
  return namedReads(filtered, reads);
}

/** Those reads; undefined where they were not made, or where the filter is refused without ReturnTopNRecords. */
export function filteredReads(others: Readonly<Record<string, Answer>>): ComparedReads | undefined {
  const reads = readsNamed(filtered, others);
  if (reads === undefined) return undefined;
  return [reads.first, reads.firstAgain ?? reads.first].every(isTaken) ? reads : undefined;
}
