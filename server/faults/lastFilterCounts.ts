import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const lastFilterCounts: Fault = {
  clause: 'FLT-2',
  about: 'In jsv the last filter on companies counts alone.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request, _, { body }) =>
    body === 'jsv' ? { ...request, Filters: member.records(request, 'Filters').slice(-1) } : request,
  ),
};
