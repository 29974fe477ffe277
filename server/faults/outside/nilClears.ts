import type { Fault } from '../../Fault.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const names = ['ShippingProviderComments', 'ShippingProviderTrackingURL'];

export const nilClears: Fault = {
  clause: 'ACT-4',
  about: 'InsertOrUpdateNonEmptyFields clears the texts of a shipping provider that are sent as nil.',
  causes: ['InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})'],
  operations: ['ShippingProviderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const cleared = names.filter((name) => sent[name] === null).map((name) => [name, '']);
      if (member.text(request, 'mvRecordAction') !== 'InsertOrUpdateNonEmptyFields') return result;
      if (call.operation?.name !== 'ShippingProviderUpdate' || cleared.length === 0) return result;
      return withRecord(result, 'mvShippingProvider', (provider) => {
        const after = { ...provider, ...Object.fromEntries(cleared) };
        store.shippingProviders.put(member.int(provider, 'ShippingProviderId'), after);
        return after;
      });
    },
  }),
};
