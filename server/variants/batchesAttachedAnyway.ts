import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const batchesAttachedAnyway: Variant = {
  about:
    'Batches are attached to rows that name none, asked or not: Undefined and left out mean what the account is set to, ByExpiryDate (DOC-3).',
  hook: onRequest(['DocumentUpdate'], (request) =>
    ['', 'Undefined'].includes(member.text(request, 'AutoInsertBatchNumbersToProductRows'))
      ? { ...request, AutoInsertBatchNumbersToProductRows: 'ByExpiryDate' }
      : request,
  ),
};
