/** Receives a possible meaning and the place after it; true ends the search. */
export type Accept = (code: number, next: number) => boolean;

/** The possible meanings of each place in a text. */
export interface Readings {
  /** False when no character can start an escape. */
  readonly escaped: boolean;
  /**
   * Calls back with every code that may be meant at `index` and the place after it, the plain one first. Stops and returns true
   * as soon as the callback does.
   */
  readonly some: (index: number, accept: Accept) => boolean;
}
