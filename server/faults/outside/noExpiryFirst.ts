import Big from 'big.js';
import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';
import { batchesByExpiry } from '../../store/batchesByExpiry.ts';
import type { Store } from '../../store/Store.ts';

const hasNone = ({ ExpiryDate: date }: RecordValue): boolean => !isDateTime(date) || isUnset(date);

export const noExpiryFirst: Fault = {
  clause: 'DOC-3',
  about: 'ByExpiryDate attaches the batches without an expiry date before all others.',
  causes: ['batches are not attached by the closest expiry; {actual} is attached where {expected} is due'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    if (member.text(request, 'AutoInsertBatchNumbersToProductRows') !== 'ByExpiryDate') return request;
    if (!member.has(request, 'mvDocument')) return request;
    return withRecord(request, 'mvDocument', (document) => ({
      ...document,
      DocumentDetails: member.records(document, 'DocumentDetails').map((row) => attached(row, store)),
    }));
  }),
};

function attached(row: RecordValue, store: Store): RecordValue {
  const batches = batchesByExpiry(store, member.text(row, 'DocumentRowProductSKU'));
  if (batches.length === 0 || member.records(row, 'DocumentRowBatchNumbers').length > 0) return row;
  // Numbers may come as text; what is none is refused further in.
  const sent = member.text(row, 'DocumentRowQuantity');
  let missing = /^\d+(\.\d+)?$/.test(sent) ? new Big(sent) : member.decimal(row, 'DocumentRowQuantity');
  const taken: RecordValue[] = [];
  for (const batch of [...batches.filter(hasNone), ...batches.filter((each) => !hasNone(each))]) {
    const free = member.decimal(batch, 'Quantity');
    const assigned = free.lt(missing) ? free : missing;
    if (assigned.lte(0)) continue;
    missing = missing.minus(assigned);
    const { BatchNumberName, ExpiryDate } = batch;
    taken.push({ BatchNumberName, ExpiryDate, AssignedQTYInDetail: amount(assigned) });
  }
  return { ...row, DocumentRowBatchNumbers: taken };
}
