import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const idOfFirstRow: Fault = {
  clause: 'ENV-7',
  about: 'In soap12 entityID is the id of the first row of the order.',
  causes: [
    'entityID of a success is not the id of the record; it is {actual}, which the answer has as {other}',
  ],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers(
    { formats: ['soap12'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    (members) => {
      const order = member.record(members, 'mvPurchaseOrder') ?? {};
      const [first] = member.records(order, 'PurchaseOrderDetails');
      return first === undefined ? members : { ...members, entityID: first.PurchaseOrderRowDetailID };
    },
  ),
};
