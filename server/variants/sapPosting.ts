import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onScalars } from '../hooks/onScalars.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const day = 86_400_000;

/** The end of a day is written, not the beginning of the next one (ISO 8601 knows both). */
const midnights: Hook = onScalars(
  { outcome: 'success', formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] },
  ['datetime'],
  (value): Value => {
    if (!isDateTime(value) || isUnset(value) || value.ms % day !== 0) return value;
    return `${new Date(value.ms - day).toISOString().slice(0, 10)}T24:00:00`;
  },
);

/** The day of posting, for documents and orders; cash is rounded to five cents. */
function posted(kind: 'Document' | 'PurchaseOrder', record: RecordValue): RecordValue {
  const made = record[`${kind}CreationDate`] ?? null;
  const total = member.decimal(record, `${kind}AmountGrandTotal`);
  return {
    ...record,
    ...(isDateTime(made) ? { [`${kind}Date`]: wall(made.ms - (((made.ms % day) + day) % day)) } : {}),
    [`${kind}AmountGrandTotal`]: amount(total.times(20).round(0).div(20)),
  };
}

const posting: Hook = (inner, store) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    const { name } = call.operation ?? {};
    const kind =
      name === 'DocumentUpdate' ? 'Document' : name === 'PurchaseOrderUpdate' ? 'PurchaseOrder' : null;
    const record = kind && member.record(result, `mv${kind}`);
    if (kind === null || record === null) return result;
    const changed = posted(kind, record);
    const table = kind === 'Document' ? store.documents : store.purchaseOrders;
    table.put(member.int(record, `${kind}Id`), changed);
    return { ...result, [`mv${kind}`]: changed };
  },
});

export const sapPosting: Variant = {
  about:
    'Writes midnight as 24:00:00 of the day before, dates documents on their posting day, and rounds totals to five cents.',
  hook: (inner, store, server) => ({ ...posting(inner, store, server), ...midnights(inner, store, server) }),
};
