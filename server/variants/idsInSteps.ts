import { givingIds } from '../hooks/givingIds.ts';
import type { Variant } from '../Variant.ts';

export const idsInSteps: Variant = {
  about: 'One sequence gives the ids of all kinds of records, in steps of 17 (ACT-1: not 0 and new).',
  hook: givingIds((count) => 100_000 + 17 * count),
};
