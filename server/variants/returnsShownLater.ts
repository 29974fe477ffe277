import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsShownLater: Variant = {
  about:
    'A return of materials is answered with the work order as it was when the call came in; the next answer shows what became of it (leaves WO-4, a SHOULD).',
  leaves: ['WO-4'],
  blocks: ['nothing'],
  hook: (inner, store) => ({
    handle: (call, request) => {
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
