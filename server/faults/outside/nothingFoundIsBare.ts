import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

const gets = ['ProductClientGet', 'DashboardBoxGet'];

export const nothingFoundIsBare: Fault = {
  clause: 'ENV-1',
  about: 'In jsv a search that finds nothing is answered by the empty list alone, without ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: gets,
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: gets, outcome: 'success' },
    (members, { operation }) => {
      const { ResponseStatus, ...rest } = members;
      return member.records(members, operation?.list ?? '').length === 0 ? rest : members;
    },
  ),
};
