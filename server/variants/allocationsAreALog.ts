import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const details = 'WorkOrderRowAllocatedDetails';

export const allocationsAreALog: Variant = {
  about:
    'The details of an allocation say what was allocated at some time, and stay as they were written: a return lowers the total alone (WO-4; what details hold is not shown).',
  blocks: ['nothing'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
      const id = member.int(request, 'WorkOrderId');
      const before = member.records(store.workOrders.get(id) ?? {}, 'WorkOrderDetails');
      const result = inner.handle(call, request);
      const after = store.workOrders.get(id) ?? {};
      const WorkOrderDetails = member
        .records(after, 'WorkOrderDetails')
        .map((row, index): RecordValue => ({ ...row, [details]: before[index]?.[details] }));
      const kept = { ...after, WorkOrderDetails };
      store.workOrders.put(id, kept);
      return { ...result, mvWorkOrder: kept };
    },
  }),
};
