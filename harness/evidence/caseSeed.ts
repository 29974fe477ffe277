import { createHash } from 'node:crypto';

/** The seed of one case, 32 bits: a hash of the run's seed and the case id, so one case can be reproduced alone. */
export const caseSeed = (seed: number, id: string): number =>
  createHash('sha256').update(`${seed}/${id}`).digest().readUInt32BE(0);
