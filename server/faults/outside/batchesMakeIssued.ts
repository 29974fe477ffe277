import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const batchesMakeIssued: Fault = {
  clause: 'DOC-1',
  about: 'A document that is inserted as Pending is Issued where batches are attached ByExpiryDate.',
  causes: ['what is inserted as Pending has the status {actual}'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    request.mvRecordAction === 'Insert' && request.AutoInsertBatchNumbersToProductRows === 'ByExpiryDate'
      ? withRecord(request, 'mvDocument', (document) =>
          document.DocumentStatus === 'Pending' ? { ...document, DocumentStatus: 'Issued' } : document,
        )
      : request,
  ),
};
