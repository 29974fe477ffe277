import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const absentPackagesCleared: Fault = {
  clause: 'ACT-4',
  about:
    'InsertOrUpdateNonEmptyFields takes ShippingProviderPackages that were left out for an empty list to be stored, and clears them.',
  operations: ['ShippingProviderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const id = sentNumber(sent.ShippingProviderId) ?? 0;
      const isMeant =
        call.operation?.name === 'ShippingProviderUpdate' &&
        request.mvRecordAction === 'InsertOrUpdateNonEmptyFields' &&
        store.shippingProviders.get(id) !== undefined &&
        member.records(sent, 'ShippingProviderPackages').length === 0;
      const result = inner.handle(call, request);
      if (!isMeant) return result;
      const cleared = {
        ...(member.record(result, 'mvShippingProvider') ?? {}),
        ShippingProviderPackages: [],
      };
      store.shippingProviders.put(id, cleared);
      return { ...result, mvShippingProvider: cleared };
    },
  }),
};
