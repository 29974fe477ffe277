import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

/** Orders of more than this go to somebody first. */
const limit = 5000;

export const bigOrdersAwaitApproval: Fault = {
  clause: 'PO-1',
  about: `A purchase order over ${limit} that is inserted as Verified is PendingApproval.`,
  causes: ['what is inserted as Verified has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      if (call.operation?.name !== 'PurchaseOrderUpdate' || order === null) return result;
      const waits =
        request.mvRecordAction === 'Insert' &&
        order.PurchaseOrderStatus === 'Verified' &&
        member.decimal(order, 'PurchaseOrderAmountGrandTotal').gt(limit);
      if (!waits) return result;
      const waiting = { ...order, PurchaseOrderStatus: 'PendingApproval' };
      store.purchaseOrders.put(member.int(order, 'PurchaseOrderId'), waiting);
      return { ...result, mvPurchaseOrder: waiting };
    },
  }),
};
