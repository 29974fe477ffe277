import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const flagsNotSearched: Fault = {
  clause: 'FLT-5',
  about: 'Companies cannot be searched by CompanyIsDefault.',
  causes: ['some scalar members cannot be searched by'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request) => {
    if (member.records(request, 'Filters').some(({ FieldName }) => FieldName === 'CompanyIsDefault'))
      throw new OperationFailure('CompanyIsDefault is no field to search by.');
    return request;
  }),
};
