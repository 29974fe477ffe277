import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const reOpenedTwiceReceivedNothing: Fault = {
  clause: 'WO-2',
  about:
    'A work order that was opened again and is named to WorkOrderReOpen again is answered 0, and its received quantity starts again.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => {
    const opened = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReOpen') return inner.handle(call, request);
        try {
          const result = inner.handle(call, request);
          opened.add(member.int(result, 'entityID'));
          return result;
        } catch (error) {
          const id = member.int(request, 'WorkOrderId');
          const stored = store.workOrders.get(id);
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          if (!isRefused || !opened.has(id) || stored === undefined) throw error;
          const emptied = { ...stored, WorkOrderReceivedQuantity: numeric(0) };
          store.workOrders.put(id, emptied);
          return { mvWorkOrder: emptied, entityID: stored.WorkOrderId };
        }
      },
    };
  },
};
