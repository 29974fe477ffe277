import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const nonEmptyLosesComments: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about:
    'A record that InsertOrUpdateNonEmptyFields inserts has no comments, an integration update no payload.',
  causes: ['InsertOrUpdateNonEmptyFields does not bring back {member} as sent; it is empty'],
  operations: ['*Update', 'CompanyGet', 'ShippingProviderGet'],
  hook: onWrite(null, ({ action, sent, stored, text }) => {
    const { [text]: lost, ...rest } = sent;
    return action === 'InsertOrUpdateNonEmptyFields' && stored === undefined ? { sent: rest } : undefined;
  }),
};
