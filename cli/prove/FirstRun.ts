import type { Proof, Tally } from './Proof.ts';

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

/** The record of the first proof that tried somebody else's faults. */
export const firstRunOf = ({ suiteVersion, outside, outsideFaults }: Proof, now: Date): FirstRun => ({
  date: now.toISOString().slice(0, 10),
  suiteVersion,
  tally: outside,
  missed: outsideFaults
    .filter(({ found, blamed }) => !found || blamed.length > 0)
    .map(({ name, clause, about, found, blamed }) => ({
      name,
      clause,
      about,
      found,
      blamed: blamed.map((blame) => blame.clause),
    })),
});
