import { rowsAtMost } from '../hooks/rowsAtMost.ts';
import type { Variant } from '../Variant.ts';

export const rowsUpToOne: Variant = {
  about: 'A document or an order takes one row at most (limits: not shown).',
  blocks: ['control', 'layout', 'nothing'],
  hook: rowsAtMost(1),
};
