import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const shippingDeletedWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json ShippingInformationDelete needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['ShippingInformationDelete'],
  hook: withoutKey('json', 'ShippingInformationDelete'),
};
