/** One server to be judged, as plain data: which faults and variants it is made of, and how much of the plan it meets. */
export interface Trial {
  /** Unique in a proof, and from proof to proof: `fault codeAsNumber`, `variant bigIds`, `variants bigIds+rowsReversed`. */
  readonly name: string;
  readonly kind: TrialKind;
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  /** The share of the plan's evidence that is gathered, 0 to 1; a fault's own cases come with it in any case. */
  readonly share: number;
  readonly seed: number;
  /** Of `stability`: the runs' seeds. The server's own seed is the same for all of them. */
  readonly runSeeds?: readonly number[];
}

/**
 * `fault`: one defect; `heldOut`: the same with other data, and `faults`: several, both for the diagnosis; `variant` and
 * `combination`: lawful servers; `stability`: one defect that is judged several times, each time by another seed.
 */
type TrialKind = 'fault' | 'heldOut' | 'faults' | 'variant' | 'combination' | 'stability';
