import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

const idName = 'PurchaseOrderRowDetailID';

export const unnamedRowsReceived: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems also receives the rows of the order that it does not name, as many of each as were ordered.',
  causes: ['receiving items also receives rows that are not named'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => {
      const sent = member.records(order, 'PurchaseOrderDetails');
      const named = new Set(sent.map((row) => member.int(row, idName)));
      const stored = store.purchaseOrders.get(member.int(order, 'PurchaseOrderId')) ?? {};
      const others = member
        .records(stored, 'PurchaseOrderDetails')
        .filter((row) => !named.has(member.int(row, idName)))
        .map((row) => ({ ...row, PurchaseOrderRowReceivedQuantity: row.PurchaseOrderRowQuantity ?? null }));
      return { ...order, PurchaseOrderDetails: [...sent, ...others] };
    });
  }),
};
