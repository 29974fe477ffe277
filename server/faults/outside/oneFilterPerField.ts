import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { member } from '../../records/member.ts';

export const oneFilterPerField: Fault = {
  clause: 'FLT-2',
  about: 'Filters are kept by FieldName: of two filters on the same field only the later one counts.',
  operations: ['*Get'],
  hook: onFilters((filters) => [
    ...new Map(filters.map((filter) => [member.text(filter, 'FieldName'), filter] as const)).values(),
  ]),
};
