import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

export const shippingCostAsTextIgnored: Fault = {
  clause: 'TYP-4',
  about: 'Shipping costs that json sends as text are taken for nothing: the echo shows 0.',
  operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
  hook: onBody(
    { operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'], bodies: ['json'] },
    (text) => text.replace(/("(?:ShippingCost|OtherCosts)"\s*:\s*)"[^"]*"/g, '$1null'),
  ),
};
