import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const labelsWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json ShippingInformationCreateLabel needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['ShippingInformationCreateLabel'],
  hook: withoutKey('json', 'ShippingInformationCreateLabel'),
};
