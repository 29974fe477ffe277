import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const pendingIsReOpened: Fault = {
  clause: 'WO-2',
  about:
    'Refuses WorkOrderReOpen only for work orders that are in process, and so puts one that is still Pending in process.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const id = sentNumber(request.WorkOrderId) ?? 0;
      const stored = call.operation?.name === 'WorkOrderReOpen' ? store.workOrders.get(id) : undefined;
      if (stored?.WorkOrderStatus !== 'Pending') return inner.handle(call, request);
      store.workOrders.put(id, { ...stored, WorkOrderStatus: choices.closedWorkOrderStatus });
      try {
        return inner.handle(call, request);
      } catch (error) {
        store.workOrders.put(id, stored);
        throw error;
      }
    },
  }),
};
