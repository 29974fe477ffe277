import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const documentCostsSwapped: Fault = {
  clause: 'ACT-1',
  about:
    'Insert of a document stores the shipping cost of its DocumentShippingInfo as the other costs, and those as it.',
  causes: ['an insert does not bring back {member} as sent'],
  operations: ['DocumentUpdate'],
  hook: onWrite(['DocumentUpdate'], ({ action, sent }) =>
    action === 'Insert'
      ? {
          sent: withRecord(sent, 'DocumentShippingInfo', (info) =>
            withRecord(info, 'CostInfo', ({ ShippingCost = null, OtherCosts = null, ...costs }) => ({
              ...costs,
              ShippingCost: OtherCosts,
              OtherCosts: ShippingCost,
            })),
          ),
        }
      : undefined,
  ),
};
