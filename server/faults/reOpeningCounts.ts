import type { Fault } from '../Fault.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';

export const reOpeningCounts: Fault = {
  clause: 'WO-2',
  about: 'A work order that is not closed is received once more by being opened again.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'WorkOrderId');
      const stored = store.workOrders.get(id);
      if (call.operation?.name !== 'WorkOrderReOpen' || stored === undefined)
        return inner.handle(call, request);
      if (member.text(stored, 'WorkOrderStatus') === 'Completed') return inner.handle(call, request);
      const received = member.decimal(stored, 'WorkOrderReceivedQuantity').plus(1);
      const counted = { ...stored, WorkOrderReceivedQuantity: amount(received) };
      store.workOrders.put(id, counted);
      return { mvWorkOrder: counted, entityID: stored.WorkOrderId };
    },
  }),
};
