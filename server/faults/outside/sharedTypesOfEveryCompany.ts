import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

const field = 'DocumentTypeCompanyID';

export const sharedTypesOfEveryCompany: Fault = {
  clause: 'FLT-1',
  about: 'DocumentTypeCompanyID Equals 1 also finds the shared types, whose company is 0.',
  operations: ['DocumentTypeGet'],
  hook: onRequest(['DocumentTypeGet'], (request) => {
    const [first, ...others] = member.records(request, 'Filters');
    if (first === undefined || first.FieldName !== field || first.SearchOperator !== 'Equals') return request;
    const shared = { AndOr: 'Or', FieldName: field, SearchOperator: 'Equals', SearchValue: '0' };
    return { ...request, Filters: [first, shared, ...others] };
  }),
};
