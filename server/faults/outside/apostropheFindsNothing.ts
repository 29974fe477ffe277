import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const apostropheFindsNothing: Fault = {
  clause: 'FLT-1',
  about: 'A SearchValue with a single quote finds no company, since the quote is doubled before the search.',
  causes: ['a search for text does not find what it should; the SearchValue has an apostrophe'],
  operations: ['CompanyGet'],
  hook: onRequest(['CompanyGet'], (request) => {
    const filters = member.records(request, 'Filters');
    if (filters.length === 0) return request;
    return {
      ...request,
      Filters: filters.map((filter) =>
        typeof filter.SearchValue === 'string'
          ? { ...filter, SearchValue: filter.SearchValue.replaceAll("'", "''") }
          : filter,
      ),
    };
  }),
};
