import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const unknownProviderIgnored: Fault = {
  clause: 'ACT-5',
  about: 'In csv Update of a shipping provider that does not exist succeeds and does nothing.',
  causes: ['an Update of what does not exist succeeds'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const isUnknown =
        call.body === 'csv' &&
        call.operation?.name === 'ShippingProviderUpdate' &&
        member.text(request, 'mvRecordAction') === 'Update' &&
        store.shippingProviders.get(member.int(sent, 'ShippingProviderId')) === undefined;
      return isUnknown ? { mvShippingProvider: sent, entityID: numeric(0) } : inner.handle(call, request);
    },
  }),
};
