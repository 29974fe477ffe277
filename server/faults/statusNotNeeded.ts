import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const statusNotNeeded: Fault = {
  clause: 'PO-2',
  about: 'A purchase order without a status becomes Verified.',
  causes: ['an order without {what} is taken'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => ({
    ...request,
    mvPurchaseOrder: { PurchaseOrderStatus: 'Verified', ...member.record(request, 'mvPurchaseOrder') },
  })),
};
