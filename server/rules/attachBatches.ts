import Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import { batchesByExpiry } from '../store/batchesByExpiry.ts';
import type { Store } from '../store/Store.ts';

/**
 * Document rows with batch numbers attached, closest expiry date first, until each row's quantity is reached or the product's
 * batches are exhausted (rule 1, ByExpiryDate). Rows that name their own batches stay as sent, and no other row gets what they
 * take. Batches without an expiry date come last.
 */
export function attachBatches(rows: readonly RecordValue[], store: Store): readonly RecordValue[] {
  const taken = new Map<string, Big>();
  const take = (sku: string, batch: string, quantity: Big): void => {
    const key = JSON.stringify([sku, batch]);
    taken.set(key, (taken.get(key) ?? new Big(0)).plus(quantity));
  };
  for (const row of rows) {
    for (const batch of member.records(row, 'DocumentRowBatchNumbers')) {
      take(skuOf(row), member.text(batch, 'BatchNumberName'), member.decimal(batch, 'AssignedQTYInDetail'));
    }
  }
  return rows.map((row) => {
    if (member.records(row, 'DocumentRowBatchNumbers').length > 0) return row;
    const sku = skuOf(row);
    let missing = member.decimal(row, 'DocumentRowQuantity');
    const attached: RecordValue[] = [];
    for (const batch of batchesByExpiry(store, sku)) {
      const name = member.text(batch, 'BatchNumberName');
      const used = taken.get(JSON.stringify([sku, name])) ?? new Big(0);
      const free = member.decimal(batch, 'Quantity').minus(used);
      const assigned = free.lt(missing) ? free : missing;
      if (assigned.lte(0)) continue;
      take(sku, name, assigned);
      missing = missing.minus(assigned);
      attached.push({
        BatchNumberName: name,
        ExpiryDate: batch.ExpiryDate,
        AssignedQTYInDetail: amount(assigned),
      });
    }
    return { ...row, DocumentRowBatchNumbers: attached };
  });
}

const skuOf = (row: RecordValue): string => member.text(row, 'DocumentRowProductSKU');
