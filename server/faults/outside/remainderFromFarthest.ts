import Big from 'big.js';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';
import { batchesByExpiry } from '../../store/batchesByExpiry.ts';
import type { Store } from '../../store/Store.ts';

export const remainderFromFarthest: Fault = {
  clause: 'DOC-3',
  about:
    'Takes the first batch of a row by the closest expiry date, but what that one lacks from the batches with the farthest.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const isMeant =
        call.operation?.name === 'DocumentUpdate' &&
        request.AutoInsertBatchNumbersToProductRows === 'ByExpiryDate' &&
        !sent.some((row) => member.records(row, 'DocumentRowBatchNumbers').length > 0);
      const before = new Set(store.documents.all());
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvDocument');
      if (!isMeant || made === null || before.has(made)) return result;
      const rows = member.records(made, 'DocumentDetails').map((row) => turned(row, store));
      const document = { ...made, DocumentDetails: rows };
      store.documents.put(member.int(made, 'DocumentId'), document);
      return { ...result, mvDocument: document };
    },
  }),
};

function turned(row: RecordValue, store: Store): RecordValue {
  const [first, ...others] = member.records(row, 'DocumentRowBatchNumbers');
  if (first === undefined || others.length === 0) return row;
  let missing = others.reduce(
    (sum, batch) => sum.plus(member.decimal(batch, 'AssignedQTYInDetail')),
    new Big(0),
  );
  const taken: RecordValue[] = [first];
  for (const batch of batchesByExpiry(store, member.text(row, 'DocumentRowProductSKU')).toReversed()) {
    const free = member.decimal(batch, 'Quantity');
    const assigned = free.lt(missing) ? free : missing;
    if (assigned.lte(0) || batch.BatchNumberName === first.BatchNumberName) continue;
    missing = missing.minus(assigned);
    taken.push({
      BatchNumberName: batch.BatchNumberName,
      ExpiryDate: batch.ExpiryDate,
      AssignedQTYInDetail: amount(assigned),
    });
  }
  return { ...row, DocumentRowBatchNumbers: taken };
}
