import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const missingAddressIsList: Fault = {
  clause: 'TYP-15',
  about: 'In json, a company without an address has an empty list as its CompanyAddress.',
  operations: ['CompanyGet', 'CompanyUpdate'],
  hook: onMember({ formats: ['json'], outcome: 'success' }, 'CompanyAddress', (value) =>
    value === null ? [] : value,
  ),
};
