import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const totalsLeftOut: Variant = {
  about:
    'The answer to a return shows no total of what is allocated (TYP-15: absent is always accepted in records).',
  blocks: ['nothing'],
  hook: onSuccess(['WorkOrderReturnMaterials'], (result) =>
    withRecord(result, 'mvWorkOrder', (order) => ({
      ...order,
      WorkOrderDetails: member.records(order, 'WorkOrderDetails').map((row) => ({
        ...row,
        WorkOrderBOMRowTotalAllocatedQuantity: null,
      })),
    })),
  ),
};
