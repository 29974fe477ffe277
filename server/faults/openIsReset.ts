import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const openIsReset: Fault = {
  clause: 'WO-2',
  about: 'Opening a work order that is open already resets it to Pending.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const id = member.int(request, 'WorkOrderId');
        const stored = call.operation?.name === 'WorkOrderReOpen' ? store.workOrders.get(id) : undefined;
        if (
          !(error instanceof OperationFailure) ||
          error.details.status !== undefined ||
          stored === undefined
        )
          throw error;
        const reset = { ...stored, WorkOrderStatus: 'Pending' };
        store.workOrders.put(id, reset);
        return { mvWorkOrder: reset, entityID: stored.WorkOrderId };
      }
    },
  }),
};
