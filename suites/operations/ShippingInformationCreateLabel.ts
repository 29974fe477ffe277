import type { OperationSuite } from '../Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../shippingCall.ts';

/** A label may cost money: one a format, and none at the other addresses. */
export const ShippingInformationCreateLabel: OperationSuite = [
  onOwnDocument({ where: 'default', effect: 'label', needs: ['ShippingInformationUpdate'] }),
  onUnknownDocument('elsewhere', 'label'),
];
