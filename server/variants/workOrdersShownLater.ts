import { returnsShowBefore } from '../hooks/returnsShowBefore.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const workOrdersShownLater: Variant = {
  about:
    'A return of materials is answered with the work order as it was when the call came in. Opening one that is not closed succeeds and changes nothing (WO-2), so it shows the last return (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing'],
  hook: (inner, store, server) => {
    const { handle = inner.handle } = returnsShowBefore(inner, store, server);
    return {
      handle: (call, request) => {
        const named = store.workOrders.get(member.int(request, 'WorkOrderId'));
        const isOpen =
          named !== undefined &&
          member.text(named, 'WorkOrderStatus') !== server.choices.closedWorkOrderStatus;
        return call.operation?.name === 'WorkOrderReOpen' && isOpen
          ? { mvWorkOrder: named, entityID: named.WorkOrderId }
          : handle(call, request);
      },
    };
  },
};
