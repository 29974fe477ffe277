import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const bareSearchValueIgnored: Fault = {
  clause: 'FLT-4',
  about: 'In json a SearchValue that is a number is taken for nothing.',
  operations: ['ShippingProviderGet'],
  hook: onBody({ operations: ['ShippingProviderGet'], bodies: ['json'] }, (text) =>
    text.replace(/"SearchValue":-?\d+(\.\d+)?/g, '"SearchValue":null'),
  ),
};
