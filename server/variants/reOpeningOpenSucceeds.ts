import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const reOpeningOpenSucceeds: Variant = {
  about:
    'Opening a work order that is not closed succeeds and changes nothing (WO-2: whether it fails is open).',
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const stored = store.workOrders.get(member.int(request, 'WorkOrderId'));
      return call.operation?.name === 'WorkOrderReOpen' &&
        stored !== undefined &&
        member.text(stored, 'WorkOrderStatus') !== choices.closedWorkOrderStatus
        ? { mvWorkOrder: stored, entityID: stored.WorkOrderId }
        : inner.handle(call, request);
    },
  }),
};
