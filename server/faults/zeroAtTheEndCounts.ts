import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const zeroAtTheEndCounts: Fault = {
  clause: 'FLT-4',
  about: 'In json a SearchValue such as 12.50 finds no 12.5, since numbers are compared by their digits.',
  causes: ['a SearchValue that is a number selects other records than the same as text'],
  operations: ['*Get'],
  hook: onRequest(null, (request, _, { body }) => {
    const filters = member.records(request, 'Filters');
    if (body !== 'json' || filters.length === 0) return request;
    const endsInZero = (filter: (typeof filters)[number]) =>
      /^\d+\.\d*0$/.test(member.text(filter, 'SearchValue'));
    return {
      ...request,
      Filters: filters.map((filter) =>
        endsInZero(filter) ? { ...filter, SearchValue: '-987654321' } : filter,
      ),
    };
  }),
};
