import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const alwaysAnd: Fault = {
  clause: 'FLT-2',
  about: 'Filters are always combined by And.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['*Get'],
  hook: onRequest(getsWithFilters, (request) => ({
    ...request,
    Filters: member.records(request, 'Filters').map((filter) => ({ ...filter, AndOr: 'And' })),
  })),
};
