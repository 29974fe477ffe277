import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const closedStaysClosed: Fault = {
  clause: 'WO-2',
  level: 'SHOULD',
  about: 'A work order that was opened again is Completed still.',
  causes: ['a work order that was opened again is still closed ({actual})'],
  operations: ['WorkOrderReOpen'],
  hook: onAnswerMembers({ operations: ['WorkOrderReOpen'], outcome: 'success' }, (members) => ({
    ...members,
    mvWorkOrder: { ...member.record(members, 'mvWorkOrder'), WorkOrderStatus: 'Completed' },
  })),
};
