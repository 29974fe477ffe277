import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const numberNotNeeded: Fault = {
  clause: 'PO-2',
  about: 'In csv a purchase order without a number gets one.',
  causes: ['an order without {what} is taken'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, _, { body }) =>
    body === 'csv' && member.record(request, 'mvPurchaseOrder') !== null
      ? withRecord(request, 'mvPurchaseOrder', (order) => ({ PurchaseOrderNo: 'PO-NEW', ...order }))
      : request,
  ),
};
