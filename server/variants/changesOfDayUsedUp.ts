import { writesADay } from '../hooks/writesADay.ts';
import type { Variant } from '../Variant.ts';

/** How many changes are allowed in a day. */
const limit = 300;

export const changesOfDayUsedUp: Variant = {
  about: `It takes ${limit} changes of any kind a day, deletes among them, and refuses every later one (rule 3).`,
  blocks: ['control', 'layout', 'nothing', 'fixture:disposable.'],
  hook: writesADay(limit, ({ kind }) => kind !== 'get'),
};
