import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Store } from './Store.ts';

/** A product's batches, the earliest expiry first. */
export function batchesByExpiry(store: Store, sku: string): readonly RecordValue[] {
  return store.batchNumbers
    .all()
    .filter((batch) => member.text(batch, 'ProductSKU') === sku)
    .sort((one, other) => expiry(one) - expiry(other));
}

function expiry(batch: RecordValue): number {
  const date = batch.ExpiryDate;
  return isDateTime(date) && !isUnset(date) ? date.ms : Number.MAX_SAFE_INTEGER;
}
