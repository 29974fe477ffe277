import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const packagesNotShown: Fault = {
  clause: 'ACT-6',
  about: 'ShippingProviderGet shows no packages.',
  causes: ['a Get does not show rows of {member} as written'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onMember({ operations: ['ShippingProviderGet'] }, 'ShippingProviderPackages', () => []),
};
