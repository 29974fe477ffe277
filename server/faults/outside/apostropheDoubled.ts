import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { searches } from '../../hooks/searches.ts';

export const apostropheDoubled: Fault = {
  clause: 'FLT-1',
  about:
    'Apostrophes in a SearchValue are doubled for SQL, though the value is bound as a parameter. A search for text with an apostrophe does not find the records that hold it.',
  operations: searches,
  hook: onFilters((filters) =>
    filters.map((filter) =>
      typeof filter.SearchValue === 'string'
        ? { ...filter, SearchValue: filter.SearchValue.replaceAll("'", "''") }
        : filter,
    ),
  ),
};
