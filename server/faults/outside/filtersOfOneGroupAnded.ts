import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';

export const filtersOfOneGroupAnded: Fault = {
  clause: 'FLT-7',
  about:
    'Filters that name the Group Undefined are taken as one group and joined by And, although the later one says Or.',
  operations: ['*Get'],
  hook: onFilters((filters) =>
    filters.map((filter, index) =>
      filter.Group === 'Undefined' && filters[index - 1]?.Group === 'Undefined'
        ? { ...filter, AndOr: 'And' }
        : filter,
    ),
  ),
};
