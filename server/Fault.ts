import type { Level } from '../specs/Level.ts';
import type { Hook } from './Hook.ts';

/**
 * A server that breaks one clause, in one format or operation. There is one file per fault, named after it.
 *
 * A fault depends only on requests' bytes and the store. It may remember earlier requests, but knows nothing of the run: no case ids,
 * User-Agents, clock or chance.
 */
export interface Fault {
  readonly clause: string;
  /** The level that it breaks, if that is not the clause's own: a clause may hold a MUST and a SHOULD. */
  readonly level?: Level;
  /** What it does wrong, in a sentence. */
  readonly about: string;
  /**
   * What a report may say about it: the words of a row in `reports/diagnosis/`, or words and cause (decision 0012); `about` if
   * left out. The target's own words are always true, and are not listed here.
   */
  readonly causes?: readonly string[];
  /** Globs of the operations on which it shows. */
  readonly operations: readonly string[];
  readonly hook: Hook;
}
