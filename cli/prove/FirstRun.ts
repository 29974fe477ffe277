import type { Tally } from './Proof.ts';

/** The result of the first trial of faults by somebody who has read only the contract. It is never changed afterwards. */
export interface FirstRun {
  /** ISO 8601, the day. */
  readonly date: string;
  readonly suiteVersion: string;
  readonly tally: Tally;
  readonly missed: readonly {
    readonly name: string;
    readonly clause: string;
    readonly about: string;
    readonly found: boolean;
    /** Clauses that were wrongly blamed. */
    readonly blamed: readonly string[];
  }[];
}
