import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const packagesNotShown: Fault = {
  clause: 'ACT-6',
  about: 'ShippingProviderGet shows no packages.',
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onMember({ operations: ['ShippingProviderGet'] }, 'ShippingProviderPackages', () => []),
};
