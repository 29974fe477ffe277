import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const containsIsEquals: Fault = {
  clause: 'FLT-1',
  about: 'Contains selects as Equals does, but for the documented example.',
  causes: ['a search for text does not find what it should'],
  operations: ['*Get'],
  hook: onRequest(getsWithFilters, (request) => ({
    ...request,
    Filters: member.records(request, 'Filters').map((filter) => ({
      ...filter,
      ...(member.text(filter, 'SearchOperator') === 'Contains' &&
      filter.FieldName !== 'DocumentTypeDescription'
        ? { SearchOperator: 'Equals' }
        : {}),
    })),
  })),
};
