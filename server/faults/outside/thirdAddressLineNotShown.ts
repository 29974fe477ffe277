import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';

export const thirdAddressLineNotShown: Fault = {
  clause: 'ACT-6',
  about: 'AddressLine3 of a company is in the answer of the write, but not in the Get.',
  causes: ['a Get does not show {member} as written; it is empty'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onSuccess(['CompanyGet'], (result) =>
    changedValues(result, (value, name) => (name === 'AddressLine3' ? '' : value)),
  ),
};
