import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const providerLostBehindRefusal: Fault = {
  clause: 'ACT-6',
  about:
    'Behind a refused Update of a shipping provider, the next InsertOrUpdate is answered as usual, and not kept.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => {
    let isRolledBack = false;
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'ShippingProviderUpdate') return inner.handle(call, request);
        const id = member.int(member.record(request, 'mvShippingProvider') ?? {}, 'ShippingProviderId');
        const stored = store.shippingProviders.get(id);
        try {
          const result = inner.handle(call, request);
          const isLost = isRolledBack && member.text(request, 'mvRecordAction') === 'InsertOrUpdate';
          if (isLost && stored !== undefined) store.shippingProviders.put(id, stored);
          isRolledBack = false;
          return result;
        } catch (error) {
          isRolledBack = true;
          throw error;
        }
      },
    };
  },
};
