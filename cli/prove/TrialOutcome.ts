import type { Level } from '../../specs/Level.ts';
import type { Trial } from './Trial.ts';

/** Verdicts of one clause and level with the same difference: a report would show them as one finding. */
export interface Breach {
  readonly clause: string;
  readonly level: Level;
  /** Expected and actual, without numbers and the operation's name (reports/diagnosis). */
  readonly difference: string;
  /** What the diagnosis calls it, with blanks (reports/diagnosis). */
  readonly told?: string;
  /** The ids of the cases. */
  readonly cases: readonly string[];
}

/** What was red or errored when one server was judged with one seed. */
export interface SeedOutcome {
  readonly seed: number;
  readonly breaches: readonly Breach[];
  readonly errored: readonly Breach[];
}

/** The result of judging one trial's server. It is plain data, so that it can be stored and sent between threads. */
export interface TrialOutcome {
  readonly trial: Trial;
  /** How many cases passed, failed or warned. */
  readonly judged: number;
  /** What failed or warned. */
  readonly breaches: readonly Breach[];
  readonly errored: readonly Breach[];
  /** `<case id> <cause>` of cases blocked on a lawful server without a declared reason, in the whole plan. */
  readonly blocked: readonly string[];
  /** `<case id>: …` of the red verdicts that change when judged on only the exchanges they list. */
  readonly unproven: readonly string[];
  /** `<case id> clause:<id>: …` of blocked verdicts that name a clause which is red nowhere in their reach, in the whole plan. */
  readonly unbacked?: readonly string[];
  /** For a trial with several run seeds: the result for each. The breaches above are those of the first. */
  readonly bySeed?: readonly SeedOutcome[];
  /** For a systematic mutant: whether it never changed anything. */
  readonly idle?: boolean;
  /** For a systematic mutant: whether any call came within its scope. */
  readonly reached?: boolean;
  /** For a systematic mutant on which nothing is red: the cases that it blocked. */
  readonly hidden?: readonly string[];
  /** Why nothing was judged: the preflight found no target. */
  readonly stopped?: string;
}
