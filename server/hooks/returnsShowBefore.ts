import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** A return of materials is answered with the work order as it was when the call came in. */
export const returnsShowBefore: Hook = (inner, store) => ({
  handle: (call, request) => {
    if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
    const before = new Map<number, RecordValue>(
      store.workOrders.all().map((order) => [member.int(order, 'WorkOrderId'), order]),
    );
    const result = inner.handle(call, request);
    const id = member.int(member.record(result, 'mvWorkOrder') ?? {}, 'WorkOrderId');
    return { ...result, mvWorkOrder: before.get(id) ?? null };
  },
});
