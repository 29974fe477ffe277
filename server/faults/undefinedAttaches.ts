import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const undefinedAttaches: Fault = {
  clause: 'DOC-3',
  level: 'SHOULD',
  about: 'Undefined attaches batches as ByExpiryDate does.',
  causes: ['AutoInsertBatchNumbersToProductRows as Undefined is not as if left out'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    request.AutoInsertBatchNumbersToProductRows === 'Undefined'
      ? { ...request, AutoInsertBatchNumbersToProductRows: 'ByExpiryDate' }
      : request,
  ),
};
