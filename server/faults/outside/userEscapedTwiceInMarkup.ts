import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const userEscapedTwiceInMarkup: Fault = {
  clause: 'XF-1',
  about:
    'In xml and soap the texts of the user are escaped twice, so that a quote or an ampersand is read as an entity’s name.',
  operations: ['UserGet'],
  hook: onAnswerMembers(
    { formats: ['xml', 'soap11', 'soap12'], operations: ['UserGet'], outcome: 'success' },
    (members) => ({
      ...members,
      mvUser: changedValues(member.record(members, 'mvUser') ?? {}, (value) =>
        typeof value === 'string'
          ? value
              .replaceAll('&', '&amp;')
              .replaceAll('<', '&lt;')
              .replaceAll('>', '&gt;')
              .replaceAll('"', '&quot;')
          : value,
      ),
    }),
  ),
};
