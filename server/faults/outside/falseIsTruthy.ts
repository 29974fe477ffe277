import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { member } from '../../records/member.ts';

const operations = ['CompanyGet', 'SalesOrderGet'];

export const falseIsTruthy: Fault = {
  clause: 'FLT-1',
  about: 'The SearchValue for a flag is true when it is not empty, also when it is the word false.',
  causes: ['{operator} finds records that it does not select'],
  operations,
  hook: onRequest(operations, (request, _, { operation }) =>
    operation === null || !Array.isArray(request.Filters)
      ? request
      : {
          ...request,
          Filters: member
            .records(request, 'Filters')
            .map((filter) =>
              searchedType(operation, member.text(filter, 'FieldName')) === 'bool' &&
              (filter.SearchValue ?? '') !== ''
                ? { ...filter, SearchValue: 'true' }
                : filter,
            ),
        },
  ),
};
