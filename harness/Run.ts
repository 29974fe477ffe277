import type { Case } from './Case.ts';
import type { Made } from './Evidence.ts';
import type { Verdict } from './Verdict.ts';

/** What a target does where the document leaves it open (OPEN clauses): the implementation profile. */
export interface Observation {
  readonly clause: string;
  readonly format: string;
  readonly operation: string;
  /** What was seen, in words that can be compared between runs. */
  readonly observed: string;
}

/** A run under way. Everything it hands out is redacted. */
export interface Run {
  /** Judges one case; never rejects: whatever is thrown becomes an `errored` verdict. */
  readonly judge: (item: Case) => Promise<Verdict>;
  /** Calls nothing more; settles when all that was called is answered, and known to have been made. */
  readonly stop: () => Promise<void>;
  /** What the run made so far, in the order of making. */
  readonly made: () => readonly Made[];
  readonly observations: () => readonly Observation[];
}
