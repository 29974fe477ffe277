import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { isDisordered } from '../../compare/order.ts';
import { type ComparedReads, compareInBracket, namedReads, readsNamed } from '../../compare/reads.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, isEvenTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { controlIn, filterControl } from '../filters/control.ts';
import { listTrials } from '../filters/listTrials.ts';
import { asMember, filtersOf, isTaken } from '../filters/selection.ts';
import { singleTrials } from '../filters/singleTrials.ts';
import { alwaysSent, isFull, siblingEvidence, wholeMembers } from './wholeRead.ts';

/**
 * A filter that selects nearly all, without ReturnTopNRecords, for its order: in the formats in which `filteredAll` asks for
 * nothing. Where it comes in another order, `besideTop` is the same with ReturnTopNRecords, whose order is GET-2's.
 */
export async function orderedAll(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Readonly<Record<string, Answer>>> {
  const { operation } = place;
  if (isEvenTurn(place) || operation.order === undefined) return {};
  const filter = { FieldName: operation.order, SearchOperator: 'NotEquals', SearchValue: '0' } as const;
  const Filters = asMember([filter]);
  const besideFilter = await context.call(operation, { ...alwaysSent(operation), Filters });
  if (!isDisordered(operation, besideFilter)) return { besideFilter };
  const besideTop = await context.call(operation, { ...wholeMembers(context, operation), Filters });
  return { besideFilter, besideTop };
}

/** What that brought, for its order; nothing where it was refused, or where the order is as wrong with ReturnTopNRecords. */
export const orderedReads = (others: Readonly<Record<string, Answer>>): readonly Answer[] => {
  const { besideFilter, besideTop } = others;
  const operation = besideFilter?.call.operation;
  if (besideFilter === undefined || operation == null || !isTaken(besideFilter)) return [];
  const isOrdered = besideTop === undefined || (isTaken(besideTop) && !isDisordered(operation, besideTop));
  return isOrdered ? [besideFilter] : [];
};

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
  const standing = controlIn(operation, gathered.evidence);
  if (standing.kind !== 'works' || isFull(operation, standing.trial.answer)) return {};
  const { answer } = standing.trial;
  const ask = (filters: readonly SearchFilter[], more: object) => (call: GatherContext['call']) =>
    call(operation, { ...alwaysSent(operation), ...more, Filters: asMember(filters) });
  const filters = filtersOf(answer);
  const reads = await compareInBracket(context, operation, {
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

/** What single filters and lists of them select, taken together for its order; nothing is asked anew. */
export const filteredOrders = probe({
  name: 'filter-orders',
  of: withFilters,
  requires: (place) => [singleTrials, listTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    siblingEvidence(context, place, singleTrials.name, async (single) => {
      const lists = await context.other(evidenceKey(place, listTrials.name));
      if (single.trials === undefined || lists.kind === 'blocked')
        return { kind: 'evidence', evidence: single };
      const trials = [...single.trials, ...(lists.evidence.trials ?? [])];
      return { kind: 'evidence', evidence: { ...single, trials } };
    }),
});
