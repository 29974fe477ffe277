import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const neitherNumberNorStatusNeeded: Fault = {
  clause: 'PO-2',
  about:
    'A purchase order without number and status is taken as a draft. One that lacks only one of them is refused.',
  causes: ['an order without {what} is taken'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    const sent = member.record(request, 'mvPurchaseOrder') ?? {};
    const isDraft = [sent.PurchaseOrderNo, sent.PurchaseOrderStatus].every((one) => one === undefined);
    return isDraft && request.mvRecordAction === 'Insert'
      ? withRecord(request, 'mvPurchaseOrder', (order) => ({
          ...order,
          PurchaseOrderNo: 'PO-DRAFT',
          PurchaseOrderStatus: 'Verified',
        }))
      : request;
  }),
};
