import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';

export const returnAllocatesMore: Fault = {
  clause: 'WO-1',
  about: 'A return allocates more of every material.',
  causes: ['a return allocates more of a material'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onAnswerMembers({ operations: ['WorkOrderReturnMaterials'], outcome: 'success' }, (members) => {
    const order = member.record(members, 'mvWorkOrder') ?? {};
    // What is left counts down with every return; its mirror image counts up.
    const rows = member.records(order, 'WorkOrderDetails').map((row) => ({
      ...row,
      WorkOrderBOMRowTotalAllocatedQuantity: amount(
        member.decimal(row, 'WorkOrderBOMRowTotalAllocatedQuantity').times(-1).plus(100),
      ),
    }));
    return { ...members, mvWorkOrder: { ...order, WorkOrderDetails: rows } };
  }),
};
