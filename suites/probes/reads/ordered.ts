import { alwaysSent, wholeMembers } from '../../../generators/messages/readMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { namedReads, type ReadPair, readsNamed } from '../../../harness/canonical/pairedReads.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { widestFilter } from '../../../harness/oracle/choosing/chosenFilters.ts';
import { controlIn } from '../../../harness/oracle/controlIn.ts';
import { filtersOf } from '../../../harness/oracle/selectionTrial.ts';
import { isDisordered } from '../../../harness/records/idOrder.ts';
import { isTaken, mayLackRecords } from '../../../harness/records/listed.ts';
import { compareInBracket } from '../../../harness/settle/brackets.ts';
import { numeric } from '../../../specs/numeric.ts';
import { evidenceKey, probe, type ScenarioPlace, withFilters } from '../../kernel/probe.ts';
import { filterControl } from '../filters/filterControl.ts';
import { listTrials } from '../filters/listTrials.ts';
import { singleTrials } from '../filters/singleTrials.ts';
import { keysOf, siblingEvidence } from './wholeRead.ts';

/**
 * A filter that selects nearly all, without ReturnTopNRecords, for its order. If that is wrong, `besideTop` is the same with
 * ReturnTopNRecords, whose order is GET-2's.
 */
export async function orderedAll(context: GatherContext, place: ScenarioPlace): Promise<Answers> {
  const { operation } = place;
  const widest = widestFilter(operation);
  if (turnOf(place, 'filterWithoutLimit') !== 'for its order' || widest === undefined) return {};
  const Filters = [widest];
  const besideFilter = await context.call(operation, { ...alwaysSent(operation), Filters });
  if (!isDisordered(besideFilter)) return { besideFilter };
  const besideTop = await context.call(operation, { ...wholeMembers(context, operation), Filters });
  return { besideFilter, besideTop };
}

/** What that brought, for its order; nothing where it was refused, or where the order is as wrong with ReturnTopNRecords. */
export const orderedReads = ({ besideFilter, besideTop }: Answers): readonly Answer[] => {
  if (besideFilter === undefined || !isTaken(besideFilter)) return [];
  const isOrdered = besideTop === undefined || (isTaken(besideTop) && !isDisordered(besideTop));
  return isOrdered ? [besideFilter] : [];
};

const filtered = 'filtered';

/**
 * A filter that works, by itself and with ReturnTopNRecords -1. The control's answer serves as the first read if it is shorter than
 * it may be: then it is all that the filter selects.
 */
export async function filteredAll(context: GatherContext, place: ScenarioPlace): Promise<Answers> {
  if (turnOf(place, 'filterWithoutLimit') !== 'beside -1') return {};
  const { operation } = place;
  const gathered = await context.other(evidenceKey(place, filterControl.name));
  if (gathered.kind === 'blocked' || gathered.evidence.trials === undefined) return {};
  const control = controlIn(gathered.evidence);
  if (control.kind !== 'works' || mayLackRecords(control.trial.answer)) return {};
  const known = control.trial.answer;
  const Filters = filtersOf(known);
  const first = { ...alwaysSent(operation), Filters };
  const second = { ...alwaysSent(operation), ReturnTopNRecords: numeric(-1), Filters };
  return namedReads(filtered, await compareInBracket(context, operation, { known, first, second }));
}

/** The reads with a filter; undefined where they were not made, or where the filter is refused without ReturnTopNRecords. */
export function filteredReads(others: Answers): ReadPair | undefined {
  const reads = readsNamed(filtered, others);
  return reads !== undefined && isTaken(reads.first) && isTaken(reads.firstAgain ?? reads.first)
    ? reads
    : undefined;
}

/** What single filters and lists of them select, taken together for its order; nothing is asked again. */
export const filteredOrders = probe({
  name: 'filter-orders',
  of: withFilters,
  requires: keysOf(singleTrials, listTrials),
  gather: (context, place) =>
    siblingEvidence(context, place, singleTrials, async (single) => {
      const lists = await context.other(evidenceKey(place, listTrials.name));
      const isMade = single.trials !== undefined && lists.kind === 'evidence';
      const trials = isMade ? [...single.trials, ...(lists.evidence.trials ?? [])] : undefined;
      return { kind: 'evidence', evidence: trials === undefined ? single : { ...single, trials } };
    }),
});
