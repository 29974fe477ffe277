import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const receiptOfAnother: Fault = {
  clause: 'WO-3',
  about: 'In xml the deletion of a receipt answers with another work order.',
  causes: ['the answer carries another work order'],
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: onAnswerMembers(
    { formats: ['xml'], operations: ['WorkOrderDeleteFinishedGoodReceipt'], outcome: 'success' },
    (members) => ({
      ...members,
      mvWorkOrder: { ...member.record(members, 'mvWorkOrder'), WorkOrderId: numeric(1) },
      entityID: numeric(1),
    }),
  ),
};
