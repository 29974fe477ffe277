import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const updateMakesAnother: Fault = {
  clause: 'ACT-2',
  about: 'Update of a company or of an integration update that is there inserts another one.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['CompanyUpdate', 'CompanyGet', 'IntegrationUpdateUpdate'],
  hook: onWrite(['CompanyUpdate', 'IntegrationUpdateUpdate'], ({ action, stored }) =>
    action === 'Update' && stored !== undefined ? { action: 'Insert' } : undefined,
  ),
};
