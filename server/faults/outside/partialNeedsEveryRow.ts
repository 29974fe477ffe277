import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const partialNeedsEveryRow: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems makes an order PartiallyReceived only when every row has received something; until then it stays Verified.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request, { purchaseOrders }) => {
    const order = member.record(result, 'mvPurchaseOrder') ?? {};
    const everyRow = member
      .records(order, 'PurchaseOrderDetails')
      .every((row) => member.decimal(row, 'PurchaseOrderRowReceivedQuantity').gt(0));
    if (
      request.mvRecordAction !== 'ReceiveItems' ||
      everyRow ||
      member.text(order, 'PurchaseOrderStatus') !== 'PartiallyReceived'
    )
      return result;
    const verified = { ...order, PurchaseOrderStatus: 'Verified' };
    purchaseOrders.put(member.int(order, 'PurchaseOrderId'), verified);
    return { ...result, mvPurchaseOrder: verified };
  }),
};
