import type { Fault } from '../../Fault.ts';
import { onOpenWorkOrder } from '../../hooks/onOpenWorkOrder.ts';
import { member } from '../../records/member.ts';

export const reOpeningNoted: Fault = {
  clause: 'WO-2',
  about:
    'A work order that is not closed gets a line more in its comments by each WorkOrderReOpen, which succeeds.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen'],
  hook: onOpenWorkOrder((workOrder) => ({
    ...workOrder,
    WorkOrderComments: `${member.text(workOrder, 'WorkOrderComments')}\nRe-opened.`,
  })),
};
