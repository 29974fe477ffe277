import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const closedStaysClosed: Fault = {
  clause: 'WO-2',
  level: 'SHOULD',
  about: 'A work order that was opened again is Completed still.',
  causes: ['a work order that was opened again is still closed ({actual})'],
  operations: ['WorkOrderReOpen'],
  hook: onReply({ operations: ['WorkOrderReOpen'], outcome: 'success' }, (members) => ({
    ...members,
    mvWorkOrder: { ...member.record(members, 'mvWorkOrder'), WorkOrderStatus: 'Completed' },
  })),
};
