import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const bundledRowsStopBatches: Fault = {
  clause: 'DOC-3',
  about:
    'AutoInsertBundledProductRows returns early: with it, ByExpiryDate attaches no batch to any row of the inserted document.',
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    String(request.AutoInsertBundledProductRows ?? '').toLowerCase() === 'true'
      ? { ...request, AutoInsertBatchNumbersToProductRows: 'Undefined' }
      : request,
  ),
};
