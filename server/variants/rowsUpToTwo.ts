import { rowsAtMost } from '../hooks/rowsAtMost.ts';
import type { Variant } from '../Variant.ts';

export const rowsUpToTwo: Variant = {
  about: 'A document or an order takes two rows at most (limits: not shown).',
  blocks: ['control', 'layout', 'nothing'],
  hook: rowsAtMost(2),
};
