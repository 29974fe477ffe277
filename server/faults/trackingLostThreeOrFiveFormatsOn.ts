import type { Fault } from '../Fault.ts';
import { trackingLostFurtherOn } from '../hooks/trackingLostFurtherOn.ts';

export const trackingLostThreeOrFiveFormatsOn: Fault = {
  clause: 'XF-2',
  about: 'The tracking URL of carriers is lost three or five formats further on than they were written in.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: trackingLostFurtherOn([3, 5]),
};
