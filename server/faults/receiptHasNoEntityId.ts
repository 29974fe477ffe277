import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'PurchaseOrderUpdate';

export const receiptHasNoEntityId: Fault = {
  clause: 'ENV-14',
  about: 'In soap11 ReceiveItems is answered without entityID.',
  causes: ['a success carries no {expected}'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['ReceiveItems'] },
    onAnswerMembers({ formats: ['soap11'], outcome: 'success' }, ({ entityID, ...rest }) => rest),
  ),
};
