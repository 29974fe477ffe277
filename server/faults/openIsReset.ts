import type { Fault } from '../Fault.ts';
import { onOpenWorkOrder } from '../hooks/onOpenWorkOrder.ts';

export const openIsReset: Fault = {
  clause: 'WO-2',
  about: 'Opening a work order that is open already resets it to Pending.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen'],
  hook: onOpenWorkOrder((workOrder) => ({ ...workOrder, WorkOrderStatus: 'Pending' })),
};
