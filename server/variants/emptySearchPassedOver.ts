import { onFilters } from '../hooks/onFilters.ts';
import type { Variant } from '../Variant.ts';

export const emptySearchPassedOver: Variant = {
  about: 'A filter whose SearchValue is empty is passed over (FLT-1: open with any operator).',
  hook: onFilters((filters) =>
    filters.filter(
      ({ SearchValue }) => SearchValue !== undefined && SearchValue !== null && SearchValue !== '',
    ),
  ),
};
