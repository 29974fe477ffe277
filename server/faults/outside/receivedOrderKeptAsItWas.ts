import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const receivedOrderKeptAsItWas: Fault = {
  clause: 'ACT-2',
  about: 'An Update of a purchase order of which items have been received succeeds and changes nothing.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (name !== 'PurchaseOrderUpdate') return inner.handle(call, request);
      const { action, stored } = recordWrite(name, request, store);
      const result = inner.handle(call, request);
      if (action !== 'Update' || stored === undefined) return result;
      if (member.text(stored, 'PurchaseOrderStatus') !== 'PartiallyReceived') return result;
      store.purchaseOrders.put(member.int(stored, 'PurchaseOrderId'), stored);
      return { ...result, mvPurchaseOrder: stored };
    },
  }),
};
