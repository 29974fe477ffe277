import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const lastCustomFieldForgotten: Fault = {
  clause: 'ACT-1',
  about:
    'BundleProductCustomField20 is never stored and comes back empty. The loop over the numbered fields stops before 20, and nobody fills in twenty fields by hand.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ sent }) => {
    const { BundleProductCustomField20: _, ...rest } = sent;
    return { sent: rest };
  }),
};
