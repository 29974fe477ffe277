import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const exampleRefused: Fault = {
  clause: 'FLT-8',
  about: 'Sales orders can not be searched by SalesOrderShippingAddress with NotEquals.',
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) => {
    const refused = member
      .records(request, 'Filters')
      .some(
        ({ FieldName, SearchOperator }) =>
          FieldName === 'SalesOrderShippingAddress' && SearchOperator === 'NotEquals',
      );
    if (refused) throw new OperationFailure('This filter is not supported.');
    return request;
  }),
};
