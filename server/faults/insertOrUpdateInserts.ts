import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const insertOrUpdateInserts: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate of a company, a bundle or an integration update always inserts.',
  causes: ['an update makes another record, or gives the record another id', 'InsertOrUpdate is refused'],
  operations: ['CompanyUpdate', 'CompanyGet', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'],
  hook: onWrite(['CompanyUpdate', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'], ({ action }) =>
    action === 'InsertOrUpdate' ? { action: 'Insert' } : undefined,
  ),
};
