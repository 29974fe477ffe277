import type { Variant } from '../Variant.ts';

export const wildcardsInFilters: Variant = {
  about:
    'In a Contains % stands for any text and _ for any letter, as in SQL (FLT-1: wildcard characters are open).',
  choices: { wildcardsInFilters: true },
};
