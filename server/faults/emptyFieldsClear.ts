import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const emptyFieldsClear: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about:
    'InsertOrUpdateNonEmptyFields clears the comments that are not sent, and the application of an integration update.',
  causes: ['InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'],
  hook: onWrite(
    ['CompanyUpdate', 'ProductBundleUpdate', 'IntegrationUpdateUpdate'],
    ({ action, sent, text }) =>
      action === 'InsertOrUpdateNonEmptyFields'
        ? { action: 'InsertOrUpdate', sent: { [text === 'Payload' ? 'Application' : text]: '', ...sent } }
        : undefined,
  ),
};
