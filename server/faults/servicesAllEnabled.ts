import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const servicesAllEnabled: Fault = {
  clause: 'ACT-6',
  about: 'Every service of a shipping provider is read as enabled.',
  causes: ['a Get does not show rows of {member} as written'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onReply({ operations: ['ShippingProviderGet'], outcome: 'success' }, (members) =>
    changedValues(members, (value, name) => (name === 'IsEnabled' ? true : value)),
  ),
};
