import type { Tally } from './Proof.ts';

/** How the faults of somebody who has read only the contract came off when they were first tried; never changed after. */
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
    /** Clauses that were blamed and should not have been. */
    readonly blamed: readonly string[];
  }[];
}
