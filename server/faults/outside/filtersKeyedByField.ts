import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { searches } from '../../hooks/searches.ts';
import { member } from '../../records/member.ts';

export const filtersKeyedByField: Fault = {
  clause: 'FLT-2',
  about:
    'Since the refactoring of the query builder, filters are held in a dictionary by FieldName. Of several filters on one field only the last one counts.',
  operations: searches,
  hook: onFilters((filters) => [
    ...new Map(filters.map((filter) => [member.text(filter, 'FieldName'), filter] as const)).values(),
  ]),
};
