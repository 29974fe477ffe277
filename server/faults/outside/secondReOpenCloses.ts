import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

/** The closed flag is toggled before it is looked at. */
export const secondReOpenCloses: Fault = {
  clause: 'WO-2',
  about: 'The second WorkOrderReOpen of a work order is refused, and closes it again.',
  operations: ['WorkOrderReOpen', 'WorkOrderReturnMaterials'],
  hook: (inner, store, { choices }) => {
    const reopened = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReOpen') return inner.handle(call, request);
        const id = sentNumber(request.WorkOrderId) ?? 0;
        try {
          const result = inner.handle(call, request);
          reopened.add(id);
          return result;
        } catch (error) {
          const stored = store.workOrders.get(id);
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          if (isRefused && stored !== undefined && reopened.delete(id))
            store.workOrders.put(id, { ...stored, WorkOrderStatus: choices.closedWorkOrderStatus });
          throw error;
        }
      },
    };
  },
};
