import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const unknownActionInserts: Fault = {
  clause: 'ACT-11',
  about: 'A shipping provider that is written with an unknown action is inserted before the call fails.',
  causes: ['a write without a known action makes a record'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const provider = member.record(request, 'mvShippingProvider');
        const action = member.text(request, 'mvRecordAction');
        if (provider !== null && !/^(Insert|Update)/.test(action) && action !== '')
          store.shippingProviders.insert((id) => ({ ...provider, ShippingProviderId: numeric(id) }));
        throw error;
      }
    },
  }),
};
