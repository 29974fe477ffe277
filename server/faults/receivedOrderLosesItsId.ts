import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const receivedOrderLosesItsId: Fault = {
  clause: 'ENV-14',
  about: 'The Update of an order that was received in part is answered without any id.',
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, { mvRecordAction: action }, { purchaseOrders }) => {
    const order = member.record(result, 'mvPurchaseOrder') ?? {};
    const stored = purchaseOrders.get(member.int(order, 'PurchaseOrderId')) ?? {};
    if (action !== 'Update' || stored.PurchaseOrderStatus !== 'PartiallyReceived') return result;
    return { ...result, entityID: null, mvPurchaseOrder: { ...order, PurchaseOrderId: null } };
  }),
};
