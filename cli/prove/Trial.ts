/** One server to judge, as plain data: its faults and variants, and the share of the plan that it gets. */
export interface Trial {
  /** Unique in a proof, and the same in every proof: `fault codeAsNumber`, `variant bigIds`, `variants bigIds+rowsReversed`. */
  readonly name: string;
  readonly kind: TrialKind;
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  /** The share of the plan's evidence that is gathered, 0 to 1. A fault's own cases are always added. */
  readonly share: number;
  readonly seed: number;
  /** For `stability`: the runs' seeds. The server's own seed is the same for all of them. */
  readonly runSeeds?: readonly number[];
}

/**
 * The kinds:
 *
 * - `fault`: one defect;
 * - `heldOut`: the same with other data, for the diagnosis;
 * - `faults`: several defects, for the diagnosis;
 * - `variant` and `combination`: lawful servers;
 * - `stability`: one defect that is judged several times, each time with another seed;
 * - `systematic`: one mutant that was made from the specs.
 */
type TrialKind = 'fault' | 'heldOut' | 'faults' | 'variant' | 'combination' | 'stability' | 'systematic';

/** A trial, named after what it consists of. */
export function makeTrial(
  kind: Trial['kind'],
  faults: readonly string[],
  variants: readonly string[],
  share: number,
  seed: number,
): Trial {
  const words = {
    fault: 'fault',
    heldOut: 'again fault',
    faults: 'faults',
    variant: 'variant',
    combination: 'variants',
    stability: 'stability of',
    systematic: 'mutant',
  };
  const names = [...faults, ...variants].join('+');
  return {
    name: names === '' ? 'reference' : `${words[kind]} ${names}`,
    kind,
    faults,
    variants,
    share,
    seed,
  };
}
