import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';

export const receiptRaises: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about: 'Deleting a receipt raises the received quantity.',
  causes: ['deleting a receipt raises the received quantity'],
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: onAnswerMembers(
    { operations: ['WorkOrderDeleteFinishedGoodReceipt'], outcome: 'success' },
    (members) => {
      const order = member.record(members, 'mvWorkOrder') ?? {};
      const received = member.decimal(order, 'WorkOrderReceivedQuantity').times(-1).plus(100);
      return { ...members, mvWorkOrder: { ...order, WorkOrderReceivedQuantity: amount(received) } };
    },
  ),
};
