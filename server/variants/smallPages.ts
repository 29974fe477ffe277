import type { Variant } from '../Variant.ts';

export const smallPages: Variant = {
  about: 'A page holds three rows at most (GET-10: a server’s own smaller maximum is fine).',
  choices: { maximumLimit: 3 },
  // A long report has more pages of three rows than a run reads, and the last one need not hold a single row.
  blocks: ['size', 'nothing'],
};
