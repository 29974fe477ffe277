import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const upsertLosesComments: Fault = {
  clause: 'ACT-3',
  about: 'A record that InsertOrUpdate inserts has no comments, an integration update no payload.',
  causes: ['InsertOrUpdate does not bring back {member} as sent; it is empty'],
  operations: ['*Update', 'CompanyGet', 'ShippingProviderGet'],
  hook: onWrite(null, ({ action, sent, stored, text }) => {
    const { [text]: lost, ...rest } = sent;
    return action === 'InsertOrUpdate' && stored === undefined ? { sent: rest } : undefined;
  }),
};
