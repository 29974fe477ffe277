import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const allocated = 'WorkOrderBOMRowTotalAllocatedQuantity';
const sku = 'WorkOrderBOMRowProductSKU';

export const receiptsAllocated: Variant = {
  about:
    'Material comes in all the time and is allocated to open work orders at once. Before a return shows its work order, another material has got a piece (WO-1).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderReturnMaterials') return result;
      const order = store.workOrders.get(member.int(request, 'WorkOrderId'));
      if (order === undefined) return result;
      const [returned] = member.records(request, 'WorkOrderReturnMaterials');
      const WorkOrderDetails = member
        .records(order, 'WorkOrderDetails')
        .map((row) =>
          member.text(row, sku) === member.text(returned ?? {}, 'ProductSKU')
            ? row
            : { ...row, [allocated]: amount(member.decimal(row, allocated).plus(1)) },
        );
      const changed = { ...order, WorkOrderDetails };
      store.workOrders.put(member.int(order, 'WorkOrderId'), changed);
      return { ...result, mvWorkOrder: changed };
    },
  }),
};
