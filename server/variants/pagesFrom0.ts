import type { Variant } from '../Variant.ts';

export const pagesFrom0: Variant = {
  about: 'The first page is page 0.',
  choices: { firstPage: 0 },
};
