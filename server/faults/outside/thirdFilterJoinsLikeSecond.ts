import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';

export const thirdFilterJoinsLikeSecond: Fault = {
  clause: 'FLT-2',
  about: 'Joins the third and every later filter by the AndOr of the second one instead of their own.',
  operations: ['*Get'],
  hook: onFilters((filters) =>
    filters.map((filter, index) => (index < 2 ? filter : { ...filter, AndOr: filters[1]?.AndOr ?? null })),
  ),
};
