import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const providerActionRefused: Fault = {
  clause: 'SP-1',
  about: 'In csv InsertOrUpdateNonEmptyFields of a shipping provider is refused.',
  causes: ['an action of the record is refused'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: refusing(
    ['ShippingProviderUpdate'],
    (request, { body }) =>
      body === 'csv' && member.text(request, 'mvRecordAction') === 'InsertOrUpdateNonEmptyFields',
    'This action is not known.',
  ),
};
