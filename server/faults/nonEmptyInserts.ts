import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const nonEmptyInserts: Fault = {
  clause: 'ACT-4',
  about: 'InsertOrUpdateNonEmptyFields of a company, a bundle or an integration update always inserts.',
  causes: [
    'an update makes another record, or gives the record another id',
    'InsertOrUpdateNonEmptyFields is refused',
  ],
  operations: ['CompanyUpdate', 'CompanyGet', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'],
  hook: onWrite(['CompanyUpdate', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'], ({ action }) =>
    action === 'InsertOrUpdateNonEmptyFields' ? { action: 'Insert' } : undefined,
  ),
};
