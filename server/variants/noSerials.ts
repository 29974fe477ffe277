import { changedRecords } from '../hooks/changedRecords.ts';
import { onRequest } from '../hooks/onRequest.ts';
import type { Variant } from '../Variant.ts';

export const noSerials: Variant = {
  about:
    'Serial numbers of products that have none are not kept (Operation rules 1: what is kept of them is not shown).',
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request) =>
    changedRecords(request, (record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !name.endsWith('RowSerialNumbers'))),
    ),
  ),
  blocks: ['nothing'],
};
