import type Big from 'big.js';
import type { Fault } from '../../Fault.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';

export const returnsCountedFromStart: Fault = {
  clause: 'WO-4',
  about:
    'What is allocated behind a return is counted from what was allocated before the first one: a second return that is no bigger changes nothing.',
  causes: ['returned material is not subtracted from what is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner, store) => {
    const starts = new Map<string, Big>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
        const id = member.int(request, 'WorkOrderId');
        const before = member.records(store.workOrders.get(id) ?? {}, 'WorkOrderDetails');
        const result = inner.handle(call, request);
        const order = member.record(result, 'mvWorkOrder') ?? {};
        const rows = member.records(order, 'WorkOrderDetails').map((row, index) => {
          const had = member.decimal(before[index] ?? {}, 'WorkOrderBOMRowTotalAllocatedQuantity');
          const returned = had.minus(member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity'));
          if (returned.lte(0)) return row;
          const key = `${id} ${index}`;
          const start = starts.get(key) ?? had;
          starts.set(key, start);
          const left = start.minus(returned);
          return { ...row, WorkOrderBOMRowTotalAllocatedQuantity: amount(left.gt(had) ? had : left) };
        });
        const after = { ...order, WorkOrderDetails: rows };
        store.workOrders.put(id, after);
        return { ...result, mvWorkOrder: after };
      },
    };
  },
};
