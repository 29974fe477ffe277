import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const verifiedAtLocationOnly: Fault = {
  clause: 'PO-1',
  about: 'A purchase order that is inserted as Verified without an inventory location is Pending.',
  causes: ['what is inserted as Verified has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const order = member.record(request, 'mvPurchaseOrder');
    if (order === null || member.int(order, 'PurchaseOrderInventoryLocationID') !== 0) return request;
    if (member.text(request, 'mvRecordAction') !== 'Insert' || order.PurchaseOrderStatus !== 'Verified')
      return request;
    return withRecord(request, 'mvPurchaseOrder', () => ({ ...order, PurchaseOrderStatus: 'Pending' }));
  }),
};
