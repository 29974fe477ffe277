import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const returnForgotten: Fault = {
  clause: 'WO-4',
  about: 'A return lowers nothing.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'WorkOrderId');
      const before = store.workOrders.get(id);
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderReturnMaterials' || before === undefined) return result;
      store.workOrders.put(id, before);
      return { ...result, mvWorkOrder: before };
    },
  }),
};
