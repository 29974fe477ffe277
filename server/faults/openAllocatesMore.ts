import type { Fault } from '../Fault.ts';
import { onOpenWorkOrder } from '../hooks/onOpenWorkOrder.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';

const allocated = 'WorkOrderBOMRowTotalAllocatedQuantity';

export const openAllocatesMore: Fault = {
  clause: 'WO-2',
  about:
    'Each WorkOrderReOpen of a work order that is not closed succeeds and allocates one more piece to it.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen'],
  hook: onOpenWorkOrder((workOrder) => ({
    ...workOrder,
    WorkOrderDetails: member
      .records(workOrder, 'WorkOrderDetails')
      .map((row) => ({ ...row, [allocated]: amount(member.decimal(row, allocated).plus(1)) })),
  })),
};
