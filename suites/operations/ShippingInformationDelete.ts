import type { OperationSuite } from '../Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../shippingCall.ts';

export const ShippingInformationDelete: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'write',
    needs: ['ShippingInformationUpdate'],
    after: ['ShippingInformationUpdate', 'ShippingInformationGet', 'ShippingInformationCreateLabel'],
  }),
  onUnknownDocument('everywhere', 'write'),
];
