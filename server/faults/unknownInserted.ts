import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const unknownInserted: Fault = {
  clause: 'ACT-5',
  level: 'MUST',
  about: 'Update of a record that does not exist inserts it.',
  causes: ['an Update of what does not exist succeeds', 'an Update of what does not exist makes a record'],
  operations: ['*Update', 'CompanyGet', 'ShippingProviderGet'],
  hook: onWrite(null, ({ action, stored }) =>
    action === 'Update' && stored === undefined ? { action: 'Insert' } : undefined,
  ),
};
