import type { Variant } from '../Variant.ts';

export const accentsInFiltersFolded: Variant = {
  about: 'Filters do not tell apart letters with and without accents (FLT-1: collation is open).',
  choices: { accentSensitiveFilters: false },
};
