import { writesADay } from '../hooks/writesADay.ts';
import type { Variant } from '../Variant.ts';

/** How many writes of records are allowed in a day. */
const limit = 100;

export const dayIsOver: Variant = {
  about: `It takes ${limit} writes of records a day, and refuses every later one (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  hook: writesADay(limit),
};
