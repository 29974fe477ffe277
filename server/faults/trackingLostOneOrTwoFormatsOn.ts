import type { Fault } from '../Fault.ts';
import { trackingLostFurtherOn } from '../hooks/trackingLostFurtherOn.ts';

export const trackingLostOneOrTwoFormatsOn: Fault = {
  clause: 'XF-2',
  about:
    'The tracking URL of carriers is lost one, two or four formats further on than they were written in.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: trackingLostFurtherOn([1, 2, 4]),
};
