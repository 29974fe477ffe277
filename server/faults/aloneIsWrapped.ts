import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const aloneIsWrapped: Fault = {
  clause: 'GET-1',
  about: 'A record that is found alone stands within another one.',
  causes: ['the records of a list stand within others'],
  operations: ['*Get'],
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) => {
    const name = operation?.list ?? '';
    const [Item, ...others] = member.records(members, name);
    return Item === undefined || others.length > 0 ? members : { ...members, [name]: [{ Item }] };
  }),
};
