import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const discountsWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In soap12 DiscountGet needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['DiscountGet'],
  hook: withoutKey('soap12', 'DiscountGet'),
};
