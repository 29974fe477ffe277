import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const searchedIdsLoseMinus: Fault = {
  clause: 'FLT-1',
  about:
    'DocumentTypeGet drops the minus sign of a SearchValue for an int field: DocumentTypeID Equals -1 finds type 1, not the built-in one.',
  operations: ['DocumentTypeGet'],
  hook: onRequest(['DocumentTypeGet'], (request, _store, { operation }) => {
    if (operation === null || !Array.isArray(request.Filters)) return request;
    const filters = member.records(request, 'Filters').map((filter) => {
      const searched = sentNumber(filter.SearchValue);
      const isInt = searchedType(operation, member.text(filter, 'FieldName')) === 'int';
      return isInt && searched !== null && searched < 0
        ? { ...filter, SearchValue: String(-searched) }
        : filter;
    });
    return { ...request, Filters: filters };
  }),
};
