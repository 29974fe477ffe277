import type { Fault } from '../Fault.ts';
import { insertOverwritesNewest } from '../hooks/insertOverwritesNewest.ts';

export const providerTakesNewestId: Fault = {
  clause: 'ACT-1',
  about:
    'A new shipping provider is given the highest id that there is, not one more, and takes the place of the one that has it.',
  causes: ['two inserts get the same id'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: insertOverwritesNewest(['ShippingProviderUpdate']),
};
