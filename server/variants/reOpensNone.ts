import { numeric } from '../../specs/numeric.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const reOpensNone: Variant = {
  about:
    'Reopening an order that is not closed succeeds, changes nothing and names no record (WO-2 leaves open whether it fails).',
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const isReOpening = call.operation?.name === 'WorkOrderReOpen';
      const order = isReOpening ? store.workOrders.get(member.int(request, 'WorkOrderId')) : undefined;
      return order !== undefined && member.text(order, 'WorkOrderStatus') !== choices.closedWorkOrderStatus
        ? { mvWorkOrder: order, entityID: numeric(0) }
        : inner.handle(call, request);
    },
  }),
};
