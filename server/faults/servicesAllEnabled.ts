import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const servicesAllEnabled: Fault = {
  clause: 'ACT-6',
  about: 'Every service of a shipping provider is read as enabled.',
  causes: ['a Get does not show rows of {member} as written'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onAnswerMembers({ operations: ['ShippingProviderGet'], outcome: 'success' }, (members) =>
    changedValues(members, (value, name) => (name === 'IsEnabled' ? true : value)),
  ),
};
