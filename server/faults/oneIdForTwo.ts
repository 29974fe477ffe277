import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const oneIdForTwo: Fault = {
  clause: 'GET-9',
  about: 'In jsv the last two discounts have one id.',
  causes: ['a record, or its id, comes twice'],
  operations: ['DiscountGet'],
  hook: onAnswerMembers({ formats: ['jsv'], operations: ['DiscountGet'], outcome: 'success' }, (members) => {
    const discounts = member.records(members, 'mvDiscounts');
    const [last, before] = [discounts.at(-1), discounts.at(-2)];
    if (last === undefined || before === undefined || discounts.length < 5) return members;
    return {
      ...members,
      mvDiscounts: [...discounts.slice(0, -1), { ...last, DiscountID: before.DiscountID }],
    };
  }),
};
