import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const received = 'PurchaseOrderRowReceivedQuantity';

export const oneRowReceived: Fault = {
  clause: 'PO-5',
  about:
    'Since rows are written in bulk, ReceiveItems keeps the received quantity of only the first of several rows that arrive in one call. The others show what they had before.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const isReceipt =
        call.operation?.name === 'PurchaseOrderUpdate' && request.mvRecordAction === 'ReceiveItems';
      const id = member.int(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderId');
      const before = isReceipt ? store.purchaseOrders.get(id) : undefined;
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      if (before === undefined || order === null) return result;
      const old = member.records(before, 'PurchaseOrderDetails');
      let written = 0;
      const rows = member.records(order, 'PurchaseOrderDetails').map((row, index) => {
        const own = old[index] ?? row;
        if (member.decimal(row, received).eq(member.decimal(own, received))) return row;
        written += 1;
        return written === 1 ? row : { ...row, [received]: own[received] };
      });
      const kept = { ...order, PurchaseOrderDetails: rows };
      store.purchaseOrders.put(id, kept);
      return { ...result, mvPurchaseOrder: kept };
    },
  }),
};
