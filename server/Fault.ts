import type { Level } from '../specs/Level.ts';
import type { Hook } from './Hook.ts';

/**
 * A server that breaks one clause, in one format or operation: one file a fault, whose name is the fault's.
 *
 * It goes by a request's bytes and the store alone: never by case ids, User-Agents or the order of calls.
 */
export interface Fault {
  readonly clause: string;
  /** The level of what it breaks, where that is another than the clause's own: a clause may hold a MUST and a SHOULD. */
  readonly level?: Level;
  /** What it does wrong, in a sentence. */
  readonly about: string;
  /**
   * What a report may say of it, as the words of a row in `reports/diagnosis/`, or as words and cause (decision 0012); `about` where it is
   * left out. What is said in the target's own words is true wherever it stands, and is none of these.
   */
  readonly causes?: readonly string[];
  /** Globs of the operations on which it shows. */
  readonly operations: readonly string[];
  readonly hook: Hook;
}
