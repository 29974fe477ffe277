import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const renamingNotStored: Fault = {
  clause: 'ACT-6',
  about: 'An Update answers with the new name of a shipping provider, but the Get still shows the old one.',
  causes: ['a Get shows what was written before the last write ({member})'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const id = member.int(sent, 'ShippingProviderId');
      const before = store.shippingProviders.get(id);
      const result = inner.handle(call, request);
      const after = store.shippingProviders.get(id);
      if (call.operation?.name !== 'ShippingProviderUpdate' || before === undefined || after === undefined)
        return result;
      if (member.text(request, 'mvRecordAction') === 'Update')
        store.shippingProviders.put(id, { ...after, ShippingProviderName: before.ShippingProviderName });
      return result;
    },
  }),
};
