import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const action = 'InsertOrUpdateNonEmptyFields';
const [services, packages] = ['ShippingProviderServices', 'ShippingProviderPackages'];

export const packagesLostWithServices: Fault = {
  clause: 'ACT-4',
  about:
    'InsertOrUpdateNonEmptyFields with only one of services and packages of a shipping provider empties the other list.',
  operations: ['ShippingProviderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvShippingProvider');
      const isMeant = call.operation?.name === 'ShippingProviderUpdate' && request.mvRecordAction === action;
      if (!isMeant || made === null) return result;
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const [hasServices, hasPackages] = [services, packages].map(
        (name) => member.records(sent, name).length > 0,
      );
      if (hasServices === hasPackages) return result;
      const left = { ...made, [hasServices === true ? packages : services]: [] };
      store.shippingProviders.put(member.int(made, 'ShippingProviderId'), left);
      return { ...result, mvShippingProvider: left };
    },
  }),
};
