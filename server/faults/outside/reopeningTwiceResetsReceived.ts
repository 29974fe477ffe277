import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const reopeningTwiceResetsReceived: Fault = {
  clause: 'WO-2',
  about:
    'WorkOrderReOpen of a work order that was re-opened before, and is no longer closed, succeeds and sets its received quantity to 0.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => {
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
          if (!isRefused || stored === undefined || !reopened.has(id)) throw error;
          const reset = { ...stored, WorkOrderReceivedQuantity: numeric(0) };
          store.workOrders.put(id, reset);
          return { mvWorkOrder: reset, entityID: stored.WorkOrderId };
        }
      },
    };
  },
};
