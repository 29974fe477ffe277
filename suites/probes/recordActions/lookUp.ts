import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { listedIn } from '../../kernel/records.ts';
import { alwaysSent, wholeMembers } from '../reads/wholeRead.ts';

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
    ReturnTopNRecords: numeric(20),
    ...alwaysSent(get),
    ...more,
  });

/**
 * Reads a record back: by a filter; and where that does not show it (`holds`), the newest without a filter, for then the filter
 * may be to blame. Gives the last answer, or, where the records without a filter can't be had, the first.
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

/** The value at a path of names; undefined where there is none. */
export function memberAt(record: RecordValue, path: string): Value | undefined {
  let at: Value | undefined = record;
  for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return at;
}

/** A record with one value at a path of names, and nothing else. */
export const recordAt = (path: string, value: Value): RecordValue => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : recordAt(rest.join('.'), value) };
};
