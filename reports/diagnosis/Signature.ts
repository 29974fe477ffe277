/** How one breach looks in the verdicts of a run: which clause, what was different, where it was met. */
export interface Pattern {
  readonly clause: string;
  /** By `differenceOf`. */
  readonly difference: string;
  /** What comes behind the clause in the ids of its cases; empty text where nothing does. */
  readonly kinds: readonly string[];
  readonly operations: readonly string[];
  readonly formats: readonly string[];
}

/** How a server with one known fault fails. */
export interface Signature {
  /** The fault's name in the reference server. */
  readonly fault: string;
  /** What such a server does wrong, without the format: `flags are yes and no`. */
  readonly cause: string;
  readonly patterns: readonly Pattern[];
}

/** What `assay prove --full` learns of faults; signatures.json. */
export interface KnownCauses {
  /** How alike two patterns must be for their cause to be told: where it was right nine times in ten on held-out servers. */
  readonly threshold: number;
  readonly signatures: readonly Signature[];
}
