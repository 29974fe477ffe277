import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';

export const limitAsTextIgnored: Fault = {
  clause: 'TYP-4',
  about: 'In json a ReturnTopNRecords that is text is passed over.',
  causes: ['a number that is sent as text is not read as that number'],
  operations: ['ShippingProviderGet'],
  hook: onBody({ operations: ['ShippingProviderGet'], bodies: ['json'] }, (text) =>
    text.replace(/"ReturnTopNRecords":"[^"]*",?/, ''),
  ),
};
