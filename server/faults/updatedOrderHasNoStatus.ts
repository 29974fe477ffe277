import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onReply } from '../hooks/onReply.ts';

const operation = 'PurchaseOrderUpdate';

export const updatedOrderHasNoStatus: Fault = {
  clause: 'ENV-1',
  about: 'In xml an order that was changed by Update is answered without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['Update'] },
    onReply({ formats: ['xml'], outcome: 'success' }, ({ ResponseStatus, ...rest }) => rest),
  ),
};
