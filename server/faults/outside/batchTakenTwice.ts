import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';
import { attachBatches } from '../../rules/attachBatches.ts';

export const batchTakenTwice: Fault = {
  clause: 'DOC-3',
  about:
    'ByExpiryDate attaches to each row as though the other rows took nothing, so that a batch is given away twice.',
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store) => {
    const document = member.record(request, 'mvDocument');
    if (document === null || request.AutoInsertBatchNumbersToProductRows !== 'ByExpiryDate') return request;
    const rows = member.records(document, 'DocumentDetails').flatMap((row) => attachBatches([row], store));
    return { ...request, mvDocument: { ...document, DocumentDetails: rows } };
  }),
};
