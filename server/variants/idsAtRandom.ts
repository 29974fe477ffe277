import { givingIds } from '../hooks/givingIds.ts';
import type { Variant } from '../Variant.ts';

export const idsAtRandom: Variant = {
  about: 'New ids follow no order: the newest record has not the highest (ACT-1: not 0 and new).',
  // The multiplier shares no factor with the range, so that no id comes twice.
  hook: givingIds((count) => 1_000_000 + ((count * 1_103_515_247) % 2_000_000_000)),
};
