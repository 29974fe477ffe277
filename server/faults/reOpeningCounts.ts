import type { Fault } from '../Fault.ts';
import { onOpenWorkOrder } from '../hooks/onOpenWorkOrder.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';

export const reOpeningCounts: Fault = {
  clause: 'WO-2',
  about: 'Opening a work order that is not closed counts as one more receipt.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen'],
  hook: onOpenWorkOrder((workOrder) => ({
    ...workOrder,
    WorkOrderReceivedQuantity: amount(member.decimal(workOrder, 'WorkOrderReceivedQuantity').plus(1)),
  })),
};
