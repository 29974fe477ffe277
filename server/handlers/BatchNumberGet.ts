import { isDateTime } from '../../specs/datetime.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { getRecords } from '../rules/getRecords.ts';
import { page } from '../rules/page.ts';

type Order = (one: RecordValue, other: RecordValue) => number;

/** The values of SortBy here (the document shows none): by descending id, by name, or earliest expiry date first. */
const orders: Readonly<Record<string, Order>> = {
  Undefined: () => 0,
  BatchNumberName: (one, other) => (name(one) < name(other) ? -1 : Number(name(one) > name(other))),
  ExpiryDate: (one, other) => expiry(one) - expiry(other),
};

/** Batch numbers, sorted by SortBy, or a page of them if Page or Limit is sent (Limits 2). */
export const BatchNumberGet: Handler = (request, context) => {
  const sortBy = member.text(request, 'SortBy') || 'Undefined';
  const order = Object.hasOwn(orders, sortBy) ? orders[sortBy] : undefined;
  if (order === undefined) {
    const message = `SortBy "${sortBy}" is not one of ${Object.keys(orders).join(', ')}.`;
    throw new OperationFailure(message, { errors: [{ field: 'SortBy', message }] });
  }
  const all = getRecords(context.store.batchNumbers.all(), 'BatchNumberID', request, context);
  const sorted = [...member.records(all, 'mvBatchNumbers')].sort(order);
  return { mvBatchNumbers: page(sorted, request, context.choices) };
};

const name = (batch: RecordValue): string => member.text(batch, 'BatchNumberName');

const expiry = (batch: RecordValue): number => (isDateTime(batch.ExpiryDate) ? batch.ExpiryDate.ms : 0);
