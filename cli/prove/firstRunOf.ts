import type { FirstRun } from './FirstRun.ts';
import type { Proof } from './Proof.ts';

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
