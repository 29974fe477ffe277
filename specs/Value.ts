/** Marks the two kinds of values that are objects but not records. It is a symbol, so that no wire member can forge it. */
export const kind: unique symbol = Symbol('kind');

/** A number as it was written. The lexeme is kept because a binary float would lose decimals (TYP-3). */
export interface Numeric {
  readonly [kind]: 'number';
  readonly lexeme: string;
}

/**
 * A date and time in one of its two readings:
 *
 * - `wall`: `ms` is the wall clock in milliseconds, counted as if its zone were UTC (xml, soap, jsv, csv). `offset` is the zone
 *   designator read with it, in minutes, null if there was none (as TYP-7 requires).
 * - `instant`: `ms` counts from 1970-01-01T00:00:00Z (json). `offset` is as written, in minutes, null if it was missing.
 *
 * An offset of 0 says nothing about the server's zone (TYP-9).
 */
export interface DateTime {
  readonly [kind]: 'datetime';
  readonly basis: 'wall' | 'instant';
  readonly ms: number;
  readonly offset: number | null;
}

/** A record's members by wire name. Objects from the wire have no prototype, so `__proto__` is just a name. */
export interface RecordValue {
  readonly [member: string]: Value | undefined;
}

/** What a codec reads and writes: absent is `undefined`, nil is `null`. */
export type Value = null | boolean | string | Numeric | DateTime | readonly Value[] | RecordValue;
