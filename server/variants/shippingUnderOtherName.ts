import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const shippingUnderOtherName: Variant = {
  about: 'ShippingInformationGet answers under another name (its response is not shown).',
  hook: onReply(
    { operations: ['ShippingInformationGet'], outcome: 'success' },
    ({ ShippingInfo, ...rest }) => ({
      ...rest,
      ShippingInformation: ShippingInfo,
    }),
  ),
};
