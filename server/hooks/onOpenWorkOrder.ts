import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Accepts WorkOrderReOpen of a work order that is not closed, which is otherwise refused, and changes the work order. */
export const onOpenWorkOrder =
  (edit: (workOrder: RecordValue) => RecordValue): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const id = member.int(request, 'WorkOrderId');
        const stored = call.operation?.name === 'WorkOrderReOpen' ? store.workOrders.get(id) : undefined;
        // What HTTP itself refuses, such as a wrong key, stays refused.
        const isRefused = error instanceof OperationFailure && error.details.status === undefined;
        if (!isRefused || stored === undefined) throw error;
        const edited = edit(stored);
        store.workOrders.put(id, edited);
        return { mvWorkOrder: edited, entityID: stored.WorkOrderId };
      }
    },
  });
