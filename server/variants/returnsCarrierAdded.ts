import { numeric } from '../../specs/numeric.ts';
import { member } from '../records/member.ts';
import { recordOf } from '../records/recordOf.ts';
import type { Variant } from '../Variant.ts';

export const returnsCarrierAdded: Variant = {
  about:
    'An add-on answers each new carrier with one of its own, "Returns of <name>", with a higher id; ' +
    'others may write at any time (rule 2).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const before = store.shippingProviders.all().length;
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvShippingProvider');
      if (made !== null && store.shippingProviders.all().length > before)
        store.shippingProviders.insert((id) =>
          recordOf('mvShippingProvider', {
            ShippingProviderId: numeric(id),
            ShippingProviderName: `Returns of ${member.text(made, 'ShippingProviderName')}`,
            ShippingProviderComments: 'Kept by the returns add-on',
          }),
        );
      return result;
    },
  }),
};
