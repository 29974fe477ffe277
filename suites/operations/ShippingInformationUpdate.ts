import type { OperationSuite } from '../kernel/Scenario.ts';
import { shipping, shippingBefore, shippingIn } from '../probes/records/shipping.ts';
import { onOwnDocument, onUnknownDocument } from '../probes/shippingCalls.ts';

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
