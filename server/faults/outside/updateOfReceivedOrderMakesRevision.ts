import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const updateOfReceivedOrderMakesRevision: Fault = {
  clause: 'PO-4',
  about:
    'An Update of an order that is PartiallyReceived writes a revision under a new PurchaseOrderId and answers with that id.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, stored }) =>
    action === 'Update' &&
    stored !== undefined &&
    member.text(stored, 'PurchaseOrderStatus') === 'PartiallyReceived'
      ? { action: 'Insert' }
      : undefined,
  ),
};
