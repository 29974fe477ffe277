import { givingIds } from '../hooks/givingIds.ts';
import type { Variant } from '../Variant.ts';

/** Each of two nodes counts in a range of its own, in steps; requests reach them in turns. */
const idOf = (count: number): number =>
  (count % 2 === 1 ? 7_000_000_000 : 4_300_000_000) + Math.ceil(count / 2) * 32;

export const idsFromTwoNodes: Variant = {
  about:
    'Takes ids from two nodes in turns, beyond 32 bits and with gaps; a newer record often has the lower id (ACT-1).',
  hook: givingIds(idOf),
};
