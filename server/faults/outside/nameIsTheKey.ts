import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const nameIsTheKey: Fault = {
  clause: 'SP-1',
  about:
    'An Update looks a shipping provider up by its name: one that gets a new name goes on under a new id.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['ShippingProviderUpdate'],
  hook: onRequest(['ShippingProviderUpdate'], (request, store) => {
    const { action, sent, stored } = recordWrite('ShippingProviderUpdate', request, store);
    const name = member.text(sent, 'ShippingProviderName');
    if (action !== 'Update' || stored === undefined || name === '') return request;
    const named = store.shippingProviders.find((one) => member.text(one, 'ShippingProviderName') === name);
    return named === undefined
      ? { ...request, mvRecordAction: 'Insert' }
      : { ...request, mvShippingProvider: { ...sent, ShippingProviderId: named.ShippingProviderId } };
  }),
};
