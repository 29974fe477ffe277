import type { Level } from '../../specs/Level.ts';
import type { Trial } from './Trial.ts';

/** Verdicts of one clause and level with the same difference: what a report would show as one finding. */
export interface Breach {
  readonly clause: string;
  readonly level: Level;
  /** What was expected and found, with numbers and the operation's name taken out (reports/diagnosis). */
  readonly difference: string;
  /** What the diagnosis says that it is, with blanks (reports/diagnosis). */
  readonly told?: string;
  /** The ids of the cases. */
  readonly cases: readonly string[];
}

/** What was red or errored when one server was judged by one seed. */
export interface SeedOutcome {
  readonly seed: number;
  readonly breaches: readonly Breach[];
  readonly errored: readonly Breach[];
}

/** What judging one trial's server came to; plain data, so that it can be written down and sent between threads. */
export interface Outcome {
  readonly trial: Trial;
  /** How many cases passed, failed or warned. */
  readonly judged: number;
  /** What failed or warned. */
  readonly breaches: readonly Breach[];
  readonly errored: readonly Breach[];
  /** `<case id> <cause>` of what a lawful server was not judged by without saying why, by the whole plan. */
  readonly blocked: readonly string[];
  /** `<case id>: …` of the red verdicts that are others on the exchanges that they list alone. */
  readonly unproven: readonly string[];
  /** `<case id> clause:<id>: …` of blocked verdicts that name a clause which is red nowhere in their reach, by the whole plan. */
  readonly unbacked?: readonly string[];
  /** Of a trial with several run seeds: what came of each; the breaches above are those of the first. */
  readonly bySeed?: readonly SeedOutcome[];
  /** Why nothing was judged: the preflight found no target. */
  readonly stopped?: string;
}
