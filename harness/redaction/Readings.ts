/** Is given what may be meant and the place behind it; true ends the search. */
export type Accept = (code: number, next: number) => boolean;

/** What may be meant at places of a text. */
export interface Readings {
  /** False where no character can be the first of an escape. */
  readonly escaped: boolean;
  /**
   * Calls back with every code that may be meant at `index` and the place behind it, the plain one first; stops and
   * gives true as soon as the callback does.
   */
  readonly some: (index: number, accept: Accept) => boolean;
}
