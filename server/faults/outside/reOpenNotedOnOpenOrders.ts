import type { Fault } from '../../Fault.ts';
import { onOpenWorkOrder } from '../../hooks/onOpenWorkOrder.ts';
import { member } from '../../records/member.ts';

export const reOpenNotedOnOpenOrders: Fault = {
  clause: 'WO-2',
  about:
    'WorkOrderReOpen of a work order that is not closed adds a note to its comments, each time. The note is written before the status is looked at.',
  operations: ['WorkOrderReOpen'],
  hook: onOpenWorkOrder((workOrder) => ({
    ...workOrder,
    WorkOrderComments: `${member.text(workOrder, 'WorkOrderComments')} Re-opened by API.`.trim(),
  })),
};
