import type { Format } from '../lawful/addressOf.ts';
import type { Manner } from '../lawful/manners/Manner.ts';
import type { Perform } from '../lawful/respond.ts';

/** One rule broken in what a server does, not in how it writes. */
export interface Misbehaviour {
  readonly clause: string;
  readonly how: string;
  readonly level: 'MUST' | 'SHOULD' | 'NOTE';
  /** What is judged. */
  readonly formats: readonly Format[];
  /** The format of a verdict that has to be red, such as `jsv` or `jsv+csv`. */
  readonly shows: string;
  readonly operations: readonly string[];
  readonly manner?: (lawful: Manner) => Partial<Manner>;
  /** Stands in for the lawful doing, which it is given. */
  readonly perform?: (lawful: Perform) => Perform;
}
