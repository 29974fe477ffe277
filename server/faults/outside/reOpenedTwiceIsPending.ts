import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const reOpenedTwiceIsPending: Fault = {
  clause: 'WO-2',
  about:
    'A second WorkOrderReOpen of the same work order, which is open by then, succeeds and puts it back to Pending.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => {
    const opened = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReOpen') return inner.handle(call, request);
        const id = sentNumber(request.WorkOrderId) ?? 0;
        try {
          const result = inner.handle(call, request);
          opened.add(id);
          return result;
        } catch (error) {
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          const stored = store.workOrders.get(id);
          if (!isRefused || stored === undefined || !opened.has(id)) throw error;
          const pending = { ...stored, WorkOrderStatus: 'Pending' };
          store.workOrders.put(id, pending);
          return { mvWorkOrder: pending, entityID: stored.WorkOrderId };
        }
      },
    };
  },
};
