import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const aloneIsNoList: Fault = {
  clause: 'GET-1',
  about: 'In json and jsv a record that is found alone stands in place of its list.',
  causes: ['a record that is found alone stands in place of its list'],
  operations: ['*Get'],
  hook: onAnswerMembers({ formats: ['json', 'jsv'], outcome: 'success' }, (members, { operation }) => {
    const name = operation?.list ?? '';
    const [only, ...others] = member.records(members, name);
    return only === undefined || others.length > 0 ? members : { ...members, [name]: only };
  }),
};
