import type { Variant } from '../Variant.ts';

export const caseSensitiveFilters: Variant = {
  about: 'Filters tell apart letter case.',
  choices: { caseSensitiveFilters: true },
};
