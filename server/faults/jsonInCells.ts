import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const jsonInCells: Fault = {
  clause: 'TYP-11',
  about: 'In csv nested lists are json.',
  operations: ['ShippingProviderGet'],
  hook: onReply({ formats: ['csv'], operations: ['ShippingProviderGet'] }, (members) =>
    changedValues(members, (value, name) =>
      Array.isArray(value) && /^ShippingProvider(Services|Packages)$/.test(name)
        ? JSON.stringify(value)
        : value,
    ),
  ),
};
