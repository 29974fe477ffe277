import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { searches } from '../../hooks/searches.ts';
import { member } from '../../records/member.ts';

export const falseTextIsTrue: Fault = {
  clause: 'FLT-1',
  about:
    'A filter on a bool field with the SearchValue false selects as for true. The text is converted by Boolean(text), true for any text.',
  operations: ['DocumentTypeGet', 'CompanyGet', 'SalesOrderGet'],
  hook: onRequest(searches, (request, _, { operation }) => {
    if (operation === null || !Array.isArray(request.Filters)) return request;
    const Filters = member.records(request, 'Filters').map((filter) => {
      const isFlag = searchedType(operation, member.text(filter, 'FieldName')) === 'bool';
      const value = member.text(filter, 'SearchValue').toLowerCase();
      return isFlag && value === 'false' ? { ...filter, SearchValue: 'true' } : filter;
    });
    return { ...request, Filters };
  }),
};
