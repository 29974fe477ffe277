import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { searchedType } from '../../hooks/searchedType.ts';
import { member } from '../../records/member.ts';

const types = ['int', 'decimal', 'number'];

const unsigned = (value: Value | undefined): Value | undefined => {
  if (typeof value === 'string') return value.replace(/^-/, '');
  return isNumeric(value) ? numeric(value.lexeme.replace(/^-/, '')) : value;
};

export const minusSanitized: Fault = {
  clause: 'FLT-1',
  about:
    'The SearchValue for a numeric field is cleaned of everything but digits and points, so that -5 is searched as 5.',
  operations: ['*Get'],
  hook: onRequest(getsWithFilters, (request, _, { operation }) => {
    if (operation === null || !Array.isArray(request.Filters)) return request;
    const edited = (filter: RecordValue): RecordValue =>
      types.includes(searchedType(operation, member.text(filter, 'FieldName')) ?? '')
        ? { ...filter, SearchValue: unsigned(filter.SearchValue) }
        : filter;
    return { ...request, Filters: member.records(request, 'Filters').map(edited) };
  }),
};
