import type { Fault } from '../../server/Fault.ts';
import type { Variant } from '../../server/Variant.ts';
import { isOutside, levelOf } from './catalogue.ts';
import { combinations } from './combinations.ts';
import { diagnosisTrials } from './diagnosisTrials.ts';
import { seededOrder } from './seededOrder.ts';
import type { Trial } from './Trial.ts';
import { makeTrial } from './Trial.ts';

/** What a proof judges. */
export interface Catalogue {
  readonly faults: ReadonlyMap<string, Fault>;
  readonly variants: ReadonlyMap<string, Variant>;
}

interface Choice {
  readonly full: boolean;
  /** Whether faults or variants were named, so that none of them is left out. */
  readonly named: boolean;
  /** Whether named ones too are judged by a part of the plan only. */
  readonly sample: boolean;
  readonly seed: number;
}

/** The shares of the plan. A sample should take two minutes on two cores at most, everything at most an hour. */
const shares = {
  full: { fault: 1, variant: 1, combination: 0.15 },
  sample: { fault: 0.002, variant: 0.003, combination: 0.01 },
} as const;

const combinationCounts = { full: 200, sample: 6 } as const;

/**
 * The servers that a proof judges. In full: every fault and variant by the whole plan, 200 combinations of variants by a seventh
 * of it, and servers for the diagnosis. The sample: a fault of each clause and level, and every variant, each by a part. Those
 * that were named are judged by the whole plan, because only that shows what else they turn red. The lawful ones come first,
 * because one false alarm defeats the purpose of a proof.
 */
export function trialsOf(
  { faults, variants }: Catalogue,
  { full, named, sample, seed }: Choice,
): readonly Trial[] {
  const size = full ? 'full' : 'sample';
  const share = named && !sample ? { ...shares[size], fault: 1, variant: 1 } : shares[size];
  const chosen = full || named ? [...faults.keys()] : oneOfEachLevel(faults, seed);
  const combined = combinations(variants, combinationCounts[size], seed);
  return [
    ...(variants.size === 0 ? [] : [makeTrial('variant', [], [], shares[size].variant, seed)]),
    ...[...variants.keys()].map((name) => makeTrial('variant', [], [name], share.variant, seed)),
    ...combined.map((names) => makeTrial('combination', [], names, share.combination, seed)),
    ...chosen.map((name) => makeTrial('fault', [name], [], share.fault, seed)),
    ...(full && !named
      ? diagnosisTrials(
          [...faults.keys()].filter((name) => !isOutside(name)),
          seed,
        )
      : []),
  ];
}

/** Only our own faults: those of somebody else are a measurement, which is made in full. */
function oneOfEachLevel(faults: ReadonlyMap<string, Fault>, seed: number): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [name, fault] of faults) {
    const key = `${fault.clause} ${levelOf(fault)}`;
    if (!isOutside(name)) groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].flatMap(([key, names]) => seededOrder(names, seed, key).slice(0, 1)).sort();
}
