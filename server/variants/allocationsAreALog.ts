import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const details = 'WorkOrderRowAllocatedDetails';

export const allocationsAreALog: Variant = {
  about:
    'The details of an allocation never change. A return lowers only the total (WO-4; the document does not show what details hold).',
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
