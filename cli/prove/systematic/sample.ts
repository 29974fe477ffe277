import { caseSeed } from '../../../harness/evidence/caseSeed.ts';
import type { Planted } from '../../../server/mutants/Mutant.ts';
import { mutantOperators, plantedBy } from '../../../server/mutants/mutants.ts';

/** Drawn mutants by what the document says about them. */
export interface Sample {
  readonly faults: readonly Planted[];
  /** Met on the way to as many faults: lawful servers, which nothing may fail. */
  readonly lawful: readonly Planted[];
  /** Met on the way too: what no client can see. */
  readonly unseen: readonly Planted[];
}

/**
 * Draws mutants until so many of them are faults: first an operator, then one of its sites. So each operator weighs the same, and
 * within it each site. None comes twice. The same seed draws the same ones.
 */
export function sample(count: number, seed: number): Sample {
  const known = new Map<string, readonly Planted[]>();
  const drawn = new Map<string, Planted>();
  const of = (kind: Planted['ruling']['is']): readonly Planted[] =>
    [...drawn.values()].filter(({ ruling }) => ruling.is === kind);
  let faults = 0;
  // Whoever asks for more than there are gets as many as this many draws find.
  for (let turn = 0; faults < count && turn < 20 * count + 1000; turn++) {
    const operator = mutantOperators[caseSeed(seed, `operator ${turn}`) % mutantOperators.length] ?? '';
    const all = known.get(operator) ?? plantedBy(operator);
    known.set(operator, all);
    const one = all[caseSeed(seed, `site ${turn}`) % all.length];
    if (one === undefined || drawn.has(one.name)) continue;
    drawn.set(one.name, one);
    if (one.ruling.is === 'fault') faults += 1;
  }
  return { faults: of('fault'), lawful: of('lawful'), unseen: of('unseen') };
}
