import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'PurchaseOrderUpdate';

export const receiptShowsNoOrder: Fault = {
  clause: 'ENV-14',
  about: 'ReceiveItems is answered with the receive document alone, without the order.',
  causes: ['a success carries no {expected}'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['ReceiveItems'] },
    onAnswerMembers({ outcome: 'success' }, ({ mvPurchaseOrder, ...rest }) => rest),
  ),
};
