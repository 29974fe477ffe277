import { seededOrder } from './seededOrder.ts';
import type { Trial } from './Trial.ts';
import { makeTrial } from './Trial.ts';

/** Few other cases than the faults' own are judged there, because only the diagnosis of a breach is measured. */
const share = 0.03;

const severalCount = 40;

/** One in this many faults is held out. That is enough to measure a rate of nine in ten, and the whole proof has an hour. */
const heldOutOf = 3;

/**
 * Servers that measure the diagnosis and teach it nothing. They are a third of the faults, with other data and another seed, and
 * servers with two or three faults at once.
 */
export function diagnosisTrials(faults: readonly string[], seed: number): readonly Trial[] {
  const other = (seed % 4_294_967_295) + 1;
  const heldOut = seededOrder(faults, seed, 'held out').slice(0, Math.ceil(faults.length / heldOutOf));
  return [
    ...heldOut.toSorted().map((name) => makeTrial('heldOut', [name], [], share, other)),
    ...several(faults, seed).map((names) => makeTrial('faults', names, [], share, other)),
  ];
}

function several(names: readonly string[], seed: number): readonly (readonly string[])[] {
  if (names.length < 3) return [];
  const drawn = Array.from({ length: severalCount }, (_, index) =>
    [...seededOrder(names, seed, `several ${index}`).slice(0, 2 + (index % 2))].sort(),
  );
  return [...new Map(drawn.map((chosen) => [chosen.join('+'), chosen])).values()];
}
