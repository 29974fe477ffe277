import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const recordsWrapped: Fault = {
  clause: 'GET-1',
  about: 'Every record of a list stands within another one.',
  causes: ['the records of a list stand within others'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) => {
    const name = operation?.list;
    return name === undefined
      ? members
      : { ...members, [name]: member.records(members, name).map((Item) => ({ Item })) };
  }),
};
