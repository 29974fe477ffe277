import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const scriptCutShort: Fault = {
  clause: 'FMT-8',
  about: 'A script holds one record less.',
  causes: ['a script holds something else than the answer without a callback'],
  operations: ['DiscountGet'],
  hook: onAnswerMembers({ jsonp: true, operations: ['DiscountGet'] }, (members) => ({
    ...members,
    mvDiscounts: member.records(members, 'mvDiscounts').slice(1),
  })),
};
