import { givingIds } from '../hooks/givingIds.ts';
import type { Variant } from '../Variant.ts';

export const idsGoDown: Variant = {
  about: 'Each new id is lower than the one before, but higher than the old ones (ACT-1: not 0 and new).',
  hook: givingIds((count) => 900_000_000 - count),
};
