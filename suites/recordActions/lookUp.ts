import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

interface LookUp {
  readonly get: Operation;
  readonly field: string;
  readonly operator: 'Equals' | 'Contains';
  readonly value: string;
  /** Whether an answer holds what is looked for. */
  readonly holds: (answer: Answer) => boolean;
}

/**
 * Reads a record back: by a filter, among the newest all the same, so that a filter that is not understood costs
 * little; and where that does not show it, the newest without a filter, for then the filter may be to blame. Gives the last
 * answer, or, where the records without a filter can't be had, the first.
 */
export async function lookUp(
  context: GatherContext,
  { get, field, operator, value, holds }: LookUp,
): Promise<Answer> {
  const shown = get.showDeleted === true ? { showDeleted: 'showOnlyUndeleted' } : {};
  const filter = { FieldName: field, SearchOperator: operator, SearchValue: value };
  const filtered = await context.call(get, { Filters: [filter], ReturnTopNRecords: numeric(20), ...shown });
  if (holds(filtered)) return filtered;
  const newest = await context.call(get, { ReturnTopNRecords: numeric(context.maxRecords), ...shown });
  return recordsIn(newest) === undefined ? filtered : newest;
}

/** The records of a Get's answer; undefined where it has no list. */
export function recordsIn({ call, decoded }: Answer): readonly RecordValue[] | undefined {
  const list = call.operation?.list;
  const found = list === undefined ? undefined : decoded?.value[list];
  return Array.isArray(found) ? found.filter(isRecord) : undefined;
}
