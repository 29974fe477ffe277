import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const updatedOrdersVerifiedAnew: Variant = {
  about:
    'An order that was updated is Pending until somebody verifies it again, and its items are not received before. Neither is shown, and the status is no plain member.',
  blocks: ['control'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      const isUpdate =
        call.operation?.name === 'PurchaseOrderUpdate' && member.text(request, 'mvRecordAction') === 'Update';
      if (!isUpdate || order === null) return result;
      const pending = { ...order, PurchaseOrderStatus: 'Pending' };
      store.purchaseOrders.put(member.int(order, 'PurchaseOrderId'), pending);
      return { ...result, mvPurchaseOrder: pending };
    },
  }),
};
