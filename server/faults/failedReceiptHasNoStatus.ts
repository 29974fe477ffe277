import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'PurchaseOrderUpdate';

export const failedReceiptHasNoStatus: Fault = {
  clause: 'ENV-1',
  about: 'In jsv items that could not be received are answered without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['ReceiveItems'] },
    onAnswerMembers({ formats: ['jsv'], outcome: 'failure' }, ({ ResponseStatus, ...rest }) => rest),
  ),
};
