import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const statusOfLastRowAlone: Fault = {
  clause: 'PO-5',
  about:
    'After ReceiveItems an order of several rows stays Verified as long as its last row has received nothing, whatever the others received.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request, store) => {
    const order = member.record(result, 'mvPurchaseOrder');
    if (order === null || request.mvRecordAction !== 'ReceiveItems') return result;
    const rows = member.records(order, 'PurchaseOrderDetails');
    const last = rows.at(-1);
    if (rows.length < 2 || last === undefined) return result;
    if (member.decimal(last, 'PurchaseOrderRowReceivedQuantity').gt(0)) return result;
    const unchanged = { ...order, PurchaseOrderStatus: 'Verified' };
    store.purchaseOrders.put(member.int(order, 'PurchaseOrderId'), unchanged);
    return { ...result, mvPurchaseOrder: unchanged };
  }),
};
