import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

const quantity = 'WorkOrderBOMRowTotalAllocatedQuantity';

export const scrapStays: Fault = {
  clause: 'WO-4',
  about: 'Of each return a tenth of a piece stays allocated.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'WorkOrderId');
      const before = member.records(store.workOrders.get(id) ?? {}, 'WorkOrderDetails');
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderReturnMaterials') return result;
      const order = store.workOrders.get(id) ?? {};
      const rows = member.records(order, 'WorkOrderDetails').map((row, index) => {
        const left = member.decimal(row, quantity);
        return left.eq(member.decimal(before[index] ?? {}, quantity))
          ? row
          : { ...row, [quantity]: numeric(left.plus('0.1').toFixed()) };
      });
      const kept = { ...order, WorkOrderDetails: rows };
      store.workOrders.put(id, kept);
      return { ...result, mvWorkOrder: kept };
    },
  }),
};
