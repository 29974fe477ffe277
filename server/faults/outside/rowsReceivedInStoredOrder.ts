import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const rowsReceivedInStoredOrder: Fault = {
  clause: 'PO-5',
  about:
    'Matches rows of ReceiveItems with those of the order by position and not by id: rows in another order, or the second row alone, go to the wrong one.',
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request, store) => {
    const sent = member.record(request, 'mvPurchaseOrder');
    const order = store.purchaseOrders.get(sentNumber(sent?.PurchaseOrderId) ?? 0);
    if (request.mvRecordAction !== 'ReceiveItems' || sent === null || order === undefined) return request;
    const rows = member.records(order, 'PurchaseOrderDetails');
    return withRecord(request, 'mvPurchaseOrder', (one) => ({
      ...one,
      PurchaseOrderDetails: member.records(one, 'PurchaseOrderDetails').map((row, index) => ({
        ...row,
        PurchaseOrderRowDetailID: rows[index]?.PurchaseOrderRowDetailID ?? row.PurchaseOrderRowDetailID,
      })),
    }));
  }),
};
