import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const unsentPackagesLost: Fault = {
  clause: 'ACT-4',
  about: 'In xml InsertOrUpdateNonEmptyFields empties the packages of a shipping provider that are not sent.',
  causes: ['InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onRequest(['ShippingProviderUpdate'], (request, store, { body }) => {
    if (body !== 'xml' || member.text(request, 'mvRecordAction') !== 'InsertOrUpdateNonEmptyFields')
      return request;
    const sent = member.record(request, 'mvShippingProvider') ?? {};
    const id = member.int(sent, 'ShippingProviderId');
    const stored = store.shippingProviders.get(id);
    if (stored !== undefined && member.records(sent, 'ShippingProviderPackages').length === 0)
      store.shippingProviders.put(id, { ...stored, ShippingProviderPackages: [] });
    return request;
  }),
};
