import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

const operation = 'PurchaseOrderUpdate';

export const updatedOrderHasNoStatus: Fault = {
  clause: 'ENV-1',
  about: 'In xml an order that was changed by Update is answered without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['Update'] },
    onAnswerMembers({ formats: ['xml'], outcome: 'success' }, ({ ResponseStatus, ...rest }) => rest),
  ),
};
