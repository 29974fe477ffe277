import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const closedNotOpened: Fault = {
  clause: 'WO-2',
  level: 'SHOULD',
  about: 'WorkOrderReOpen takes open work orders and refuses closed ones.',
  causes: ['a closed work order cannot be opened again, and an open one can'],
  operations: ['WorkOrderReOpen'],
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'WorkOrderReOpen') return inner.handle(call, request);
      const id = member.int(request, 'WorkOrderId');
      const stored = store.workOrders.get(id);
      if (stored === undefined) return inner.handle(call, request);
      if (member.text(stored, 'WorkOrderStatus') === choices.closedWorkOrderStatus)
        throw new OperationFailure(`The work order with id ${id} is completed. It was not re-opened.`);
      return { mvWorkOrder: stored, entityID: stored.WorkOrderId };
    },
  }),
};
