import { shipping } from '../builds/shipping.ts';
import type { OperationSuite } from '../Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../shippingCall.ts';

const members = { ShippingInfo: shipping };

export const ShippingInformationUpdate: OperationSuite = [
  onOwnDocument({ where: 'everywhere', effect: 'write', members }),
  onUnknownDocument('default', 'write', members),
];
