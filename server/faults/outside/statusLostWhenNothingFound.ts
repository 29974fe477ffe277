import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

const operations = ['DiscountGet', 'ShippingProviderGet'];

export const statusLostWhenNothingFound: Fault = {
  clause: 'ENV-1',
  about: 'A search that finds no discount or shipping provider is answered without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations,
  hook: onAnswerMembers({ operations, outcome: 'success' }, (members, { operation }) => {
    const { ResponseStatus: _status, ...others } = members;
    return member.records(members, operation?.list ?? '').length === 0 ? others : members;
  }),
};
