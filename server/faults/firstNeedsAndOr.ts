import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const firstNeedsAndOr: Fault = {
  clause: 'FLT-3',
  about: 'A first filter without AndOr is refused.',
  operations: ['DashboardBoxGet'],
  hook: onRequest(['DashboardBoxGet'], (request) => {
    const [first] = member.records(request, 'Filters');
    if (first !== undefined && member.text(first, 'AndOr') === '')
      throw new OperationFailure('AndOr is missing.');
    return request;
  }),
};
