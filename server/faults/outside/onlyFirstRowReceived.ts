import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const onlyFirstRowReceived: Fault = {
  clause: 'PO-5',
  about: 'ReceiveItems takes the received quantity of the first row only.',
  causes: ['received items are not counted on their row'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'ReceiveItems' && member.has(request, 'mvPurchaseOrder')
      ? withRecord(request, 'mvPurchaseOrder', (order) => ({
          ...order,
          PurchaseOrderDetails: member.records(order, 'PurchaseOrderDetails').slice(0, 1),
        }))
      : request,
  ),
};
