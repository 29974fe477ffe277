import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';
import { batchesByExpiry } from '../store/batchesByExpiry.ts';

export const latestExpiryFirst: Fault = {
  clause: 'DOC-3',
  about: 'ByExpiryDate attaches the batch that expires last.',
  causes: ['batches are not attached by the closest expiry; {actual} is attached where {expected} is due'],
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result, request, store) => {
    if (member.text(request, 'AutoInsertBatchNumbersToProductRows') !== 'ByExpiryDate') return result;
    const document = member.record(result, 'mvDocument') ?? {};
    const rows = member.records(document, 'DocumentDetails').map((row) => {
      const last = batchesByExpiry(store, member.text(row, 'DocumentRowProductSKU')).at(-1);
      const taken = member.records(row, 'DocumentRowBatchNumbers');
      return {
        ...row,
        DocumentRowBatchNumbers: taken.map((batch) => ({
          ...batch,
          BatchNumberName: member.text(last ?? {}, 'BatchNumberName'),
        })),
      };
    });
    return { ...result, mvDocument: { ...document, DocumentDetails: rows } };
  }),
};
