import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const actionIsRecordAction: Fault = {
  clause: 'ACT-1',
  about: 'The Action of an integration update is stored as the mvRecordAction of the call.',
  causes: [
    'an insert does not bring back {member} as sent',
    'an insert does not bring back {member} as sent; it holds what was sent as {from}',
  ],
  operations: ['IntegrationUpdateUpdate'],
  hook: onWrite(['IntegrationUpdateUpdate'], ({ action, sent }) => ({ sent: { ...sent, Action: action } })),
};
