import { shipping, shippingBefore, shippingIn } from '../builds/shipping.ts';
import type { OperationSuite } from '../Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../shippingCall.ts';

export const ShippingInformationUpdate: OperationSuite = [
  onOwnDocument({
    where: 'everywhere',
    effect: 'write',
    before: (context, place) => ({ ShippingInfo: shippingBefore(context, place) }),
    judgedByIt: ['ShippingInformationCreateLabel'],
    members: (context, place) => ({ ShippingInfo: shippingIn(context, place) }),
  }),
  onUnknownDocument('default', 'write', { ShippingInfo: shipping }),
];
