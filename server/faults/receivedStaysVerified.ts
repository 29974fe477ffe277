import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const receivedStaysVerified: Fault = {
  clause: 'PO-5',
  about: 'In jsv an order of which items were received is Verified still.',
  causes: ['an order whose items were received has the status {actual}'],
  operations: ['PurchaseOrderUpdate'],
  hook: onReply({ formats: ['jsv'], operations: ['PurchaseOrderUpdate'], outcome: 'success' }, (members) => {
    const order = member.record(members, 'mvPurchaseOrder') ?? {};
    return member.text(order, 'PurchaseOrderStatus') === 'PartiallyReceived'
      ? { ...members, mvPurchaseOrder: { ...order, PurchaseOrderStatus: 'Verified' } }
      : members;
  }),
};
