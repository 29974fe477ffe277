import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { withRecord } from '../../hooks/withRecord.ts';

export const userTextCutInSoap12: Fault = {
  clause: 'XF-1',
  about: 'In soap12 the texts of the user end before their first comma, unlike in the other formats.',
  operations: ['UserGet'],
  hook: onAnswerMembers({ formats: ['soap12'], operations: ['UserGet'], outcome: 'success' }, (members) =>
    withRecord(members, 'mvUser', (user) =>
      Object.fromEntries(
        Object.entries(user).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.replace(/,.*$/s, '') : value,
        ]),
      ),
    ),
  ),
};
