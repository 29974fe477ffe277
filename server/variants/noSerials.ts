import { changedSerials } from '../hooks/changedSerials.ts';
import { onRequest } from '../hooks/onRequest.ts';
import type { Variant } from '../Variant.ts';

export const noSerials: Variant = {
  about:
    'Serial numbers are not kept for a product without them (Operation rules 1: what is kept of them is not shown).',
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request) => changedSerials(request, () => [])),
  blocks: ['nothing'],
};
