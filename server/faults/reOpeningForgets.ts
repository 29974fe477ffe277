import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const reOpeningForgets: Fault = {
  clause: 'WO-2',
  about: 'A work order that is not closed loses its received quantity by being opened again.',
  operations: ['WorkOrderReOpen', 'WorkOrderReturnMaterials'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'WorkOrderId');
      const stored = store.workOrders.get(id);
      if (call.operation?.name !== 'WorkOrderReOpen' || stored === undefined)
        return inner.handle(call, request);
      if (member.text(stored, 'WorkOrderStatus') === 'Completed') return inner.handle(call, request);
      const forgotten = { ...stored, WorkOrderReceivedQuantity: numeric(0) };
      store.workOrders.put(id, forgotten);
      return { mvWorkOrder: forgotten, entityID: numeric(id) };
    },
  }),
};
