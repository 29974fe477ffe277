import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';
import type { Variant } from '../Variant.ts';

export const workOrderHeadersOnly: Variant = {
  about:
    'WorkOrderReOpen and the deletion of a receipt answer with the work order without its rows; ' +
    'absent stands for no value (TYP-15).',
  hook: onAnswerMembers(
    { operations: ['WorkOrderReOpen', 'WorkOrderDeleteFinishedGoodReceipt'], outcome: 'success' },
    (members) => withRecord(members, 'mvWorkOrder', ({ WorkOrderDetails: _, ...header }) => header),
  ),
};
