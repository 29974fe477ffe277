import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const accountBesideKey: Fault = {
  clause: 'AUTH-2',
  level: 'SHOULD',
  about: 'APIKeyGet tells the name of the account.',
  causes: ['APIKeyGet gives more than a status'],
  operations: ['APIKeyGet'],
  hook: onReply({ operations: ['APIKeyGet'], outcome: 'success' }, (members) => ({
    ...members,
    AccountName: 'Sandbox Ltd.',
  })),
};
