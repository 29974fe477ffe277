import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const lessOrEqual: Fault = {
  clause: 'FLT-1',
  about: 'LessThan selects what is equal as well.',
  causes: ['LessThan selects what is equal as well'],
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request) => {
    const [filter, ...more] = member.records(request, 'Filters');
    if (filter === undefined || more.length > 0 || filter.SearchOperator !== 'LessThan') return request;
    return { ...request, Filters: [filter, { ...filter, SearchOperator: 'Equals', AndOr: 'Or' }] };
  }),
};
