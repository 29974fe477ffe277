import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const userBesideKey: Fault = {
  clause: 'AUTH-2',
  level: 'SHOULD',
  about: 'In soap11 APIKeyGet gives the user.',
  causes: ['APIKeyGet gives more than a status'],
  operations: ['APIKeyGet'],
  hook: onAnswerMembers(
    { formats: ['soap11'], operations: ['APIKeyGet'], outcome: 'success' },
    (members) => ({
      ...members,
      User: { UserId: numeric(7), UserName: 'somebody' },
    }),
  ),
};
