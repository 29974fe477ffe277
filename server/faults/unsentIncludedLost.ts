import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const unsentIncludedLost: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about: 'InsertOrUpdateNonEmptyFields empties the IncludedProducts of a bundle that are not sent.',
  causes: ['InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})'],
  operations: ['ProductBundleUpdate'],
  hook: onRequest(['ProductBundleUpdate'], (request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'InsertOrUpdateNonEmptyFields') return request;
    const sent = member.record(request, 'ProductBundleDetails') ?? {};
    const id = member.int(sent, 'BundleProductID');
    const stored = store.bundles.get(id);
    if (stored !== undefined && member.records(sent, 'IncludedProducts').length === 0)
      store.bundles.put(id, { ...stored, IncludedProducts: [] });
    return request;
  }),
};
