import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const batchesNotInCsv: Fault = {
  clause: 'DOC-3',
  about: 'In csv ByExpiryDate attaches no batches.',
  causes: ['no batch is attached'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, _, { format }) =>
    format === 'csv' ? { ...request, AutoInsertBatchNumbersToProductRows: 'Undefined' } : request,
  ),
};
