import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const thirdFilterIgnored: Fault = {
  clause: 'FLT-2',
  about: 'Of more than two filters on companies only the first two are looked at.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request) => {
    const filters = member.records(request, 'Filters');
    return filters.length > 2 ? { ...request, Filters: filters.slice(0, 2) } : request;
  }),
};
