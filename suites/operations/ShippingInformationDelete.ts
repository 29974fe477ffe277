import type { OperationSuite } from '../kernel/Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../probes/shippingCalls.ts';

export const ShippingInformationDelete: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'write',
    needs: ['ShippingInformationUpdate'],
    after: ['ShippingInformationUpdate', 'ShippingInformationGet', 'ShippingInformationCreateLabel'],
  }),
  onUnknownDocument('everywhere', 'write'),
];
