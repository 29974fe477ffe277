import type { Fault } from '../Fault.ts';
import { oldNamesSearched } from '../hooks/oldNamesSearched.ts';

export const oldCarrierNameSearched: Fault = {
  clause: 'FLT-1',
  about: 'Filters go by the name that a shipping provider had at first.',
  causes: ['a filter does not find a record by what was written last'],
  operations: ['ShippingProviderGet', 'ShippingProviderUpdate'],
  hook: oldNamesSearched({
    write: 'ShippingProviderUpdate',
    get: 'ShippingProviderGet',
    name: 'ShippingProviderName',
  }),
};
