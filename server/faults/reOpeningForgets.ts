import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onOpenWorkOrder } from '../hooks/onOpenWorkOrder.ts';

export const reOpeningForgets: Fault = {
  clause: 'WO-2',
  about: 'A work order that is not closed loses its received quantity by being opened again.',
  causes: ['opening a work order that is not closed changes it ({member})'],
  operations: ['WorkOrderReOpen', 'WorkOrderReturnMaterials'],
  hook: onOpenWorkOrder((workOrder) => ({ ...workOrder, WorkOrderReceivedQuantity: numeric(0) })),
};
