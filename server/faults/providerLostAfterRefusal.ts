import type { Fault } from '../Fault.ts';
import { lostAfterRefusal } from '../hooks/lostAfterRefusal.ts';

export const providerLostAfterRefusal: Fault = {
  clause: 'ACT-6',
  about:
    'After a refused write of a shipping provider, the next InsertOrUpdate is answered as usual, and not kept.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: lostAfterRefusal({
    refused: 'ShippingProviderUpdate',
    operation: 'ShippingProviderUpdate',
    action: 'InsertOrUpdate',
  }),
};
