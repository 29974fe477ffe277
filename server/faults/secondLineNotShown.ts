import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const secondLineNotShown: Fault = {
  clause: 'ACT-6',
  about: 'CompanyGet shows no second line of an address.',
  causes: ['a Get does not show {member} as written; it is empty'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onMember({ operations: ['CompanyGet'] }, 'AddressLine2', () => ''),
};
