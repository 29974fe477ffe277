import type { fixtures } from '../../server/fixtures.ts';
import type { Opened } from '../cli/servers.ts';

/** A target that is broken or absent, and what a run says about it. */
export interface Row {
  readonly name: string;
  readonly start: () => Promise<BrokenTarget>;
  /** In addition to the ones of every row. */
  readonly flags?: readonly string[];
  readonly code: 0 | 1 | 3 | 4;
  /** What is said on stderr if there is no target, else on stdout; `TARGET` stands for its address. A pattern fits all of it. */
  readonly says: string | RegExp;
  /** The longest time that it may take. */
  readonly seconds: number;
  /** The clauses that it breaks; by default none. Every other `failed` would be a false verdict. */
  readonly breaks?: readonly string[];
  /** The most calls that it may get after it broke; by default 100: those under way, and then one in a while. */
  readonly calls?: number;
  /** Whether the run has to need few calls for its cases, and little room for the answers. */
  readonly few?: boolean;
  /** Whether it goes through the real command, and not through a run in the tests' own process. */
  readonly byCommand?: boolean;
}

export interface BrokenTarget extends Opened {
  /** The key that it takes; by default any. */
  readonly key?: string;
  readonly fixtures?: ReturnType<typeof fixtures>;
  /** How many calls it got after it broke; all of them where it always was. */
  readonly callsSince?: () => number;
}
