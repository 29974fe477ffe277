import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { asMember } from './attemptSelection.ts';
import { isDisordered } from './descending.ts';
import { isTaken } from './selection.ts';
import { alwaysSent, wholeMembers } from './wholeRead.ts';

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
