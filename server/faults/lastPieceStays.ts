import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

const quantity = 'WorkOrderBOMRowTotalAllocatedQuantity';

export const lastPieceStays: Fault = {
  clause: 'WO-4',
  about: 'Of a material that is returned to the last piece one stays allocated.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderReturnMaterials') return result;
      const id = member.int(request, 'WorkOrderId');
      const order = store.workOrders.get(id) ?? {};
      const rows = member.records(order, 'WorkOrderDetails');
      const left = rows.map((row) =>
        member.decimal(row, quantity).eq(0) ? { ...row, [quantity]: numeric(1) } : row,
      );
      const kept = { ...order, WorkOrderDetails: left };
      store.workOrders.put(id, kept);
      return { ...result, mvWorkOrder: kept };
    },
  }),
};
