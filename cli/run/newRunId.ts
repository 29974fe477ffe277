import { randomInt } from 'node:crypto';

/** A new run's id: eight letters and digits, short enough for the names of what the run makes. */
export const newRunId = (): string =>
  Array.from({ length: 8 }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[randomInt(32)]).join('');
