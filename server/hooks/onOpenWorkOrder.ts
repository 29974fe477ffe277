import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** Takes WorkOrderReOpen of a work order that is not closed, and changes the work order. */
export const onOpenWorkOrder =
  (edit: (workOrder: RecordValue) => RecordValue): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'WorkOrderId');
      const stored = store.workOrders.get(id);
      if (call.operation?.name !== 'WorkOrderReOpen' || stored === undefined)
        return inner.handle(call, request);
      if (member.text(stored, 'WorkOrderStatus') === 'Completed') return inner.handle(call, request);
      const edited = edit(stored);
      store.workOrders.put(id, edited);
      return { mvWorkOrder: edited, entityID: stored.WorkOrderId };
    },
  });
