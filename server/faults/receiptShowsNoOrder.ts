import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onReply } from '../hooks/onReply.ts';

const operation = 'PurchaseOrderUpdate';

export const receiptShowsNoOrder: Fault = {
  clause: 'ENV-14',
  about: 'ReceiveItems is answered with the receive document alone, without the order.',
  causes: ['a success carries no {expected}'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['ReceiveItems'] },
    onReply({ outcome: 'success' }, ({ mvPurchaseOrder, ...rest }) => rest),
  ),
};
