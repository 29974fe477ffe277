import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const failureWritesProvider: Fault = {
  clause: 'ACT-7',
  about: 'A shipping provider takes its new comments before an unknown action is refused.',
  causes: ['a write that fails changes the record ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const sent = member.record(request, 'mvShippingProvider');
        const id = member.int(sent ?? {}, 'ShippingProviderId');
        const stored = store.shippingProviders.get(id);
        if (sent !== null && stored !== undefined) {
          const { ShippingProviderComments = null } = sent;
          store.shippingProviders.put(id, { ...stored, ShippingProviderComments });
        }
        throw error;
      }
    },
  }),
};
