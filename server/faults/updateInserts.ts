import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const updateInserts: Fault = {
  clause: 'PO-4',
  about: 'In jsv an update of an order makes another one.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, store, { body }) => {
    const order = member.record(request, 'mvPurchaseOrder') ?? {};
    const isKnown = store.purchaseOrders.get(member.int(order, 'PurchaseOrderId')) !== undefined;
    return body === 'jsv' && isKnown && member.text(request, 'mvRecordAction') === 'Update'
      ? { ...request, mvRecordAction: 'Insert' }
      : request;
  }),
};
