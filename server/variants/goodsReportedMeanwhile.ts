import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const received = 'WorkOrderReceivedQuantity';

export const goodsReportedMeanwhile: Variant = {
  about:
    'A line reports its goods while a work order that is not closed is opened again, which succeeds and changes nothing (WO-2).',
  hook: (inner, { workOrders }, { choices }) => {
    // Each report has more pieces than the one before, whatever else is called meanwhile.
    let reports = 0;
    return {
      handle: (call, request) => {
        const id = member.int(request, 'WorkOrderId');
        const stored = call.operation?.name === 'WorkOrderReOpen' ? workOrders.get(id) : undefined;
        if (stored === undefined || member.text(stored, 'WorkOrderStatus') === choices.closedWorkOrderStatus)
          return inner.handle(call, request);
        reports += 1;
        const reported = reports;
        const mvWorkOrder = {
          ...stored,
          [received]: amount(member.decimal(stored, received).plus(reported)),
        };
        workOrders.put(id, mvWorkOrder);
        return { mvWorkOrder, entityID: stored.WorkOrderId ?? null };
      },
    };
  },
};
