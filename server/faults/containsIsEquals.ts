import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const containsIsEquals: Fault = {
  clause: 'FLT-1',
  about: 'Contains selects companies as Equals does.',
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request) => ({
    ...request,
    Filters: member.records(request, 'Filters').map((filter) => ({
      ...filter,
      ...(member.text(filter, 'SearchOperator') === 'Contains' ? { SearchOperator: 'Equals' } : {}),
    })),
  })),
};
