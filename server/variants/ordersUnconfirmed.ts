import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const ordersUnconfirmed: Variant = {
  about:
    'The sample of an order is taken, but nothing is received before the supplier has confirmed it, which no call of a client does (rule 3).',
  blocks: ['control'],
  fixtures: { samples: { mvPurchaseOrder: {} } },
  hook: onWrite(['PurchaseOrderUpdate'], ({ action }) => {
    if (action === 'ReceiveItems')
      throw new OperationFailure('The supplier has not confirmed this order yet. Nothing was received.');
    return undefined;
  }),
};
