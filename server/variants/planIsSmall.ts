import { roomFor } from '../hooks/roomFor.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';
import type { Variant } from '../Variant.ts';

/** How many more records of each kind fit in. */
const room = 8;

export const planIsSmall: Variant = {
  about: `The plan holds ${room} more records of each kind, and what is inserted beyond is refused, whatever else is the matter with it (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  hook: roomFor(room, recordWrites),
};
