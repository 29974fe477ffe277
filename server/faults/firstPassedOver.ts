import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const firstPassedOver: Fault = {
  clause: 'FLT-3',
  about: 'In xml a filter on companies without AndOr is passed over.',
  causes: ['a first filter without AndOr is not taken, or has no effect'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request, _, { body }) =>
    body === 'xml'
      ? { ...request, Filters: member.records(request, 'Filters').filter((one) => member.has(one, 'AndOr')) }
      : request,
  ),
};
