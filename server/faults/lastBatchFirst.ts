import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import { batchesByExpiry } from '../store/batchesByExpiry.ts';

export const lastBatchFirst: Fault = {
  clause: 'DOC-3',
  about: 'ByExpiryDate attaches the batch that expires last.',
  causes: ['batches are not attached by the closest expiry; {actual} is attached where {expected} is due'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], ({ AutoInsertBatchNumbersToProductRows, ...rest }, store) => {
    if (AutoInsertBatchNumbersToProductRows !== 'ByExpiryDate')
      return { AutoInsertBatchNumbersToProductRows, ...rest };
    return withRecord(rest, 'mvDocument', (document) => ({
      ...document,
      DocumentDetails: member.records(document, 'DocumentDetails').map((row) => {
        const last = batchesByExpiry(store, member.text(row, 'DocumentRowProductSKU')).at(-1);
        const BatchNumberName = member.text(last ?? {}, 'BatchNumberName');
        const AssignedQTYInDetail = row.DocumentRowQuantity;
        return last === undefined
          ? row
          : { ...row, DocumentRowBatchNumbers: [{ BatchNumberName, AssignedQTYInDetail }] };
      }),
    }));
  }),
};
