import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const missingNumberMadeUp: Fault = {
  clause: 'PO-2',
  about: 'A purchase order without PurchaseOrderNo is taken and given a number.',
  causes: ['an order without {what} is taken'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, store) => {
    const order = member.record(request, 'mvPurchaseOrder');
    if (order === null || member.has(order, 'PurchaseOrderNo')) return request;
    if (member.text(request, 'mvRecordAction') !== 'Insert') return request;
    const number = `PO-${String(store.purchaseOrders.all().length + 1).padStart(4, '0')}`;
    return withRecord(request, 'mvPurchaseOrder', () => ({ ...order, PurchaseOrderNo: number }));
  }),
};
