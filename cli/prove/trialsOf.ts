import type { Fault } from '../../server/Fault.ts';
import type { Variant } from '../../server/Variant.ts';
import { combinations } from './combinations.ts';
import { seededOrder } from './seededOrder.ts';
import { isOutside } from './subjects.ts';
import type { Trial } from './Trial.ts';

/** What a proof is made of. */
export interface Subjects {
  readonly faults: ReadonlyMap<string, Fault>;
  readonly variants: ReadonlyMap<string, Variant>;
}

interface Choice {
  readonly full: boolean;
  /** Whether somebody named the faults, so that none of them is left out. */
  readonly named: boolean;
  readonly seed: number;
}

/** The shares of the plan that a sample takes, such that it ends within three minutes on two cores. */
const shares = { fault: 0.02, variant: 0.08, combination: 0.08 } as const;

const counts = { full: { combinations: 200, pairs: 40 }, sample: { combinations: 6, pairs: 0 } } as const;

/**
 * The servers that a proof judges. In full: every fault and variant by the whole plan, 200 combinations of variants, and
 * servers with several faults for the diagnosis. The sample: a fault of each clause, every variant, each by a part.
 */
export function trialsOf({ faults, variants }: Subjects, { full, named, seed }: Choice): readonly Trial[] {
  const share = full ? { fault: 1, variant: 1, combination: 1 } : shares;
  const count = full ? counts.full : counts.sample;
  const chosen = full || named ? [...faults.keys()] : oneOfEachClause(faults, seed);
  const several = named ? [] : pairs([...faults.keys()], count.pairs, seed);
  const combined = combinations(variants, count.combinations, seed);
  return [
    ...chosen.map((name) => trial('fault', [name], [], share.fault, seed)),
    ...(variants.size === 0 ? [] : [trial('variant', [], [], share.variant, seed)]),
    ...[...variants.keys()].map((name) => trial('variant', [], [name], share.variant, seed)),
    ...combined.map((names) => trial('combination', [], names, share.combination, seed)),
    ...several.map((names) => trial('faults', names, [], share.fault, seed)),
  ];
}

function trial(
  kind: Trial['kind'],
  faults: readonly string[],
  variants: readonly string[],
  share: number,
  seed: number,
): Trial {
  const words = kind === 'combination' ? 'variants' : kind;
  const names = [...faults, ...variants].join('+');
  return { name: names === '' ? 'reference' : `${words} ${names}`, kind, faults, variants, share, seed };
}

/** Of our own: those of somebody else are a measurement, which is made in full. */
function oneOfEachClause(faults: ReadonlyMap<string, Fault>, seed: number): readonly string[] {
  const byClause = new Map<string, string[]>();
  for (const [name, { clause }] of faults)
    if (!isOutside(name)) byClause.set(clause, [...(byClause.get(clause) ?? []), name]);
  return [...byClause].flatMap(([clause, names]) => seededOrder(names, seed, clause).slice(0, 1)).sort();
}

/** Two or three faults at a time. */
function pairs(names: readonly string[], count: number, seed: number): readonly (readonly string[])[] {
  if (names.length < 3) return [];
  const drawn = Array.from({ length: count }, (_, index) =>
    [...seededOrder(names, seed, `several ${index}`).slice(0, 2 + (index % 2))].sort(),
  );
  return [...new Map(drawn.map((chosen) => [chosen.join('+'), chosen])).values()];
}
