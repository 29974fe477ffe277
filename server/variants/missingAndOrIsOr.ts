import { onFilters } from '../hooks/onFilters.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const missingAndOrIsOr: Variant = {
  about: 'A later filter without AndOr is joined by Or (FLT-2: open).',
  hook: onFilters((filters) =>
    filters.map((filter, index) =>
      index > 0 && member.text(filter, 'AndOr') === '' ? { ...filter, AndOr: 'Or' } : filter,
    ),
  ),
};
