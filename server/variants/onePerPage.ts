import type { Variant } from '../Variant.ts';

export const onePerPage: Variant = {
  about: 'A page holds one row at most, whatever Limit asks for, and the first page is 0.',
  choices: { maximumLimit: 1, firstPage: 0 },
  // More pages than a run turns: whether together they give all is not seen (GET-10).
  blocks: ['size'],
};
