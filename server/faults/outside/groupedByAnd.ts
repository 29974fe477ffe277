import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';

export const groupedByAnd: Fault = {
  clause: 'FLT-7',
  about:
    'Filters that carry the Group Undefined count as one group, and groups are joined by And whatever AndOr says.',
  operations: ['*Get'],
  hook: onFilters((filters) =>
    filters.map((filter) =>
      filter.Group === 'Undefined' && filter.AndOr === 'Or' ? { ...filter, AndOr: 'And' } : filter,
    ),
  ),
};
