import { newestMembers, wholeMembers } from '../../generators/messages/readMembers.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';
import { getShowing, nameMemberOf } from '../../specs/writtenAndRead.ts';
import type { GatherContext } from '../evidence/GatherContext.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { findRecord, listedIn } from '../records/shownRecords.ts';
import { lateReadPauses } from '../writes/lateReads.ts';

/** The first of several equal reads, and the one that is believed. */
interface ShownRead<T> {
  readonly atOnce: T;
  /** The first that shows what was written, else the last. */
  readonly answer: T;
}

/** Reads once, and again for as long as `isShown` says that the read does not yet show what was written. It waits for `latestShownMs` at most. */
export async function readUntilShown<T = Answer>(
  { pause }: Pick<GatherContext, 'pause'>,
  read: () => Promise<T>,
  isShown: (answer: T) => boolean,
): Promise<ShownRead<T>> {
  const atOnce = await read();
  let answer = atOnce;
  for (const ms of lateReadPauses) {
    if (isShown(answer)) break;
    await pause(ms);
    answer = await read();
  }
  return { atOnce, answer };
}

interface Filtered {
  readonly get: Operation;
  readonly field: string;
  readonly operator: 'Equals' | 'Contains';
  readonly value: Value | undefined;
  /** Other members of the request, instead of what is always sent. */
  readonly more?: RecordValue;
}

/** Reads by one filter, still among the newest, so that a filter that is not understood costs little. */
export const byFilter = (
  context: GatherContext,
  { get, field, operator, value, more = {} }: Filtered,
): Promise<Answer> =>
  context.call(get, {
    Filters: [{ FieldName: field, SearchOperator: operator, SearchValue: value }],
    ...newestMembers(get),
    ...more,
  });

/** A function that reads a written record back by its name; undefined where no Get shows such records. */
export function readerByName(
  context: GatherContext,
  write: Operation,
  record: RecordValue,
  id: Numeric,
): (() => Promise<Answer>) | undefined {
  const get = getShowing(write);
  const field = nameMemberOf(write);
  const by = { field, operator: 'Equals', value: record[field] } as const;
  const holds = (answer: Answer): boolean => findRecord(answer, id) !== undefined;
  return get === undefined ? undefined : (): Promise<Answer> => lookUp(context, { get, ...by, holds });
}

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
