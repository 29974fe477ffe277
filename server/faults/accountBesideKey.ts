import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const accountBesideKey: Fault = {
  clause: 'AUTH-2',
  level: 'SHOULD',
  about: 'APIKeyGet tells the name of the account.',
  causes: ['APIKeyGet gives more than a status'],
  operations: ['APIKeyGet'],
  hook: onAnswerMembers({ operations: ['APIKeyGet'], outcome: 'success' }, (members) => ({
    ...members,
    AccountName: 'Sandbox Ltd.',
  })),
};
