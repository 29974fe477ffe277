import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const workOrdersShownLater: Variant = {
  about:
    'A return of materials is answered with the work order as it was when the call came in. Opening one that is not closed succeeds and changes nothing (WO-2), so it shows the last return (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing'],
  hook: (inner, store, { choices }) => ({
    handle: (call, request) => {
      const named = store.workOrders.get(member.int(request, 'WorkOrderId'));
      const isOpen =
        named !== undefined && member.text(named, 'WorkOrderStatus') !== choices.closedWorkOrderStatus;
      if (call.operation?.name === 'WorkOrderReOpen' && isOpen)
        return { mvWorkOrder: named, entityID: named.WorkOrderId };
      if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
      const before = new Map<number, RecordValue>(
        store.workOrders.all().map((order) => [member.int(order, 'WorkOrderId'), order]),
      );
      const result = inner.handle(call, request);
      const id = member.int(member.record(result, 'mvWorkOrder') ?? {}, 'WorkOrderId');
      return { ...result, mvWorkOrder: before.get(id) ?? null };
    },
  }),
};
