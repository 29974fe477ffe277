import { newestMembers, wholeMembers } from '../../../generators/messages/readMembers.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { listedIn } from '../../../harness/exchanges/shownRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';

interface Filtered {
  readonly get: Operation;
  readonly field: string;
  readonly operator: 'Equals' | 'Contains';
  readonly value: Value | undefined;
  /** Other members of the request, in the place of what is always sent. */
  readonly more?: RecordValue;
}

/** Reads by one filter, among the newest all the same, so that a filter that is not understood costs little. */
export const byFilter = (
  context: GatherContext,
  { get, field, operator, value, more = {} }: Filtered,
): Promise<Answer> =>
  context.call(get, {
    Filters: [{ FieldName: field, SearchOperator: operator, SearchValue: value }],
    ...newestMembers(get),
    ...more,
  });

/**
 * Reads a record back by a filter. Where that does not show it (`holds`), it reads the newest without a filter: the filter may be to
 * blame. Gives the last answer, or the first where the records without a filter can't be had.
 */
export async function lookUp(
  context: GatherContext,
  { holds, ...by }: Filtered & { readonly holds: (answer: Answer) => boolean },
): Promise<Answer> {
  const filtered = await byFilter(context, by);
  if (holds(filtered)) return filtered;
  const newest = await context.call(by.get, wholeMembers(context, by.get));
  return listedIn(newest) === undefined ? filtered : newest;
}
