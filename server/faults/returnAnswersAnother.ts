import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const returnAnswersAnother: Fault = {
  clause: 'WO-1',
  about: 'In csv a return answers with another work order.',
  causes: ['the answer carries another work order'],
  operations: ['WorkOrderReturnMaterials'],
  hook: onAnswerMembers(
    { formats: ['csv'], operations: ['WorkOrderReturnMaterials'], outcome: 'success' },
    (members) => ({
      ...members,
      mvWorkOrder: { ...member.record(members, 'mvWorkOrder'), WorkOrderId: numeric(1) },
      entityID: numeric(1),
    }),
  ),
};
