import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const commentsOfInsertLost: Fault = {
  clause: 'ACT-1',
  about: 'Insert does not store the comments of a record, nor the payload of an integration update.',
  causes: ['an insert does not bring back {member} as sent; it is empty'],
  operations: ['*Update', 'CompanyGet', 'ShippingProviderGet'],
  hook: onWrite(null, ({ action, sent, text }) => {
    const { [text]: lost, ...rest } = sent;
    return action === 'Insert' ? { sent: rest } : undefined;
  }),
};
