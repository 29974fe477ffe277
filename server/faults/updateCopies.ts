import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const updateCopies: Fault = {
  clause: 'ACT-2',
  about: 'In json an Update of a shipping provider keeps what was there as another one.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvShippingProvider') ?? {};
      const before = store.shippingProviders.get(member.int(sent, 'ShippingProviderId'));
      const isUpdate =
        call.body === 'json' &&
        call.operation?.name === 'ShippingProviderUpdate' &&
        member.text(request, 'mvRecordAction') === 'Update';
      if (isUpdate && before !== undefined) {
        const { ShippingProviderId: _, ...copy } = before;
        inner.handle(call, { ...request, mvRecordAction: 'Insert', mvShippingProvider: copy });
      }
      return inner.handle(call, request);
    },
  }),
};
