import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const shippingUnderOtherName: Variant = {
  about: 'ShippingInformationGet answers under another name (its response is not shown).',
  hook: onAnswerMembers(
    { operations: ['ShippingInformationGet'], outcome: 'success' },
    ({ ShippingInfo, ...rest }) => ({
      ...rest,
      ShippingInformation: ShippingInfo,
    }),
  ),
};
