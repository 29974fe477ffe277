import { type DateTime, kind } from './Value.ts';

/** Milliseconds of 0001-01-01T00:00:00, the document's unset value (Conventions). */
export const unsetMs = -62_135_596_800_000;

/** A wall-clock time, with `ms` counted as if its zone were UTC. */
export const wall = (ms: number, offset: number | null = null): DateTime => ({
  [kind]: 'datetime',
  basis: 'wall',
  ms,
  offset,
});

/** An instant with its written offset in minutes. */
export const instant = (ms: number, offset: number | null = 0): DateTime => ({
  [kind]: 'datetime',
  basis: 'instant',
  ms,
  offset,
});

export const isDateTime = (value: unknown): value is DateTime =>
  typeof value === 'object' && value !== null && (value as Partial<DateTime>)[kind] === 'datetime';

/** Whether it is the unset value, in either reading and with any offset. */
export const isUnset = (value: DateTime): boolean => value.ms === unsetMs;
