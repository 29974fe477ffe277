import { hash } from 'node:crypto';

/** The seed of one case, 32 bits: a hash of the run's seed and the case id, so one case can be reproduced alone. */
export const caseSeed = (seed: number, id: string): number =>
  hash('sha256', `${seed}/${id}`, 'buffer').readUInt32BE(0);

/** Where something is dealt out, the place at which to begin: a number that is the same for the same label in every run. */
export const fixedTurn = (label: string): number => caseSeed(1, label);
