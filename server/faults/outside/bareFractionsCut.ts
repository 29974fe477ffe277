import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { searches } from '../../hooks/searches.ts';
import { member } from '../../records/member.ts';

export const bareFractionsCut: Fault = {
  clause: 'FLT-4',
  about: 'A SearchValue that json sends as a bare number loses its fraction; sent as text it keeps it.',
  operations: searches,
  hook: onRequest(searches, (request) =>
    Array.isArray(request.Filters)
      ? {
          ...request,
          Filters: member.records(request, 'Filters').map((filter) => {
            const { SearchValue } = filter;
            return isNumeric(SearchValue)
              ? { ...filter, SearchValue: numeric(SearchValue.lexeme.replace(/\.\d+$/, '')) }
              : filter;
          }),
        }
      : request,
  ),
};
