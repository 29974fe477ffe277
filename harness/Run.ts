import type { Case } from './verdicts/Case.ts';
import type { Verdict } from './verdicts/Verdict.ts';
import type { Made } from './writes/Made.ts';

/** What a target does where the document leaves a choice (OPEN clauses): the implementation profile. */
export interface Observation {
  readonly clause: string;
  readonly format: string;
  readonly operation: string;
  /** What was seen, in words that can be compared between runs. */
  readonly observed: string;
}

/** A run under way. Everything it hands out is redacted. */
export interface Run {
  /** Judges one case. Never rejects: anything thrown becomes an `errored` verdict. */
  readonly judge: (item: Case) => Promise<Verdict>;
  /** Makes no more calls. Settles when every call made so far is answered and its records are known. */
  readonly stop: () => Promise<void>;
  /** What the run has made so far, oldest first. */
  readonly made: () => readonly Made[];
  readonly observations: () => readonly Observation[];
}
