import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const receivedStaysVerified: Fault = {
  clause: 'PO-5',
  about: 'In jsv an order of which items were received is Verified still.',
  causes: ['an order whose items were received has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    (members) => {
      const order = member.record(members, 'mvPurchaseOrder') ?? {};
      return member.text(order, 'PurchaseOrderStatus') === 'PartiallyReceived'
        ? { ...members, mvPurchaseOrder: { ...order, PurchaseOrderStatus: 'Verified' } }
        : members;
    },
  ),
};
