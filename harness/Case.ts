import type { Fixtures } from '../config/Settings.ts';
import type { Address } from '../specs/Address.ts';
import type { Level } from '../specs/Level.ts';
import type { Operation } from '../specs/Operation.ts';
import type { Capabilities } from './Capabilities.ts';
import type { Evidence } from './Evidence.ts';
import type { Judgement } from './Judgement.ts';
import type { KeyFinder } from './redaction/keyFinder.ts';
import type { WriteJournal } from './writeJournal.ts';

/** One judgement to be made: which evidence, which clause, which level, and the check. A value. */
export interface Case {
  /** `<format>/<Operation>/<Clause>[/<slug>]`, permanent. */
  readonly id: string;
  readonly clause: string;
  /** The level belongs to the case: a clause may hold a MUST and a SHOULD. */
  readonly level: Level;
  readonly operation: Operation | null;
  /** A format, `all`, or `<written>+<read>`. */
  readonly format: string;
  readonly address: Address;
  /** The key of the evidence it judges. */
  readonly evidence: string;
  /** Set where a second reading says nothing, because what was broken is over by then (ACT-6). */
  readonly once?: true;
  /** Pure: returns violations or why it can't judge. What it throws is our fault and makes `errored`. */
  readonly check: (evidence: Evidence, context: CheckContext) => Judgement;
  /** The clauses that it yields to: of an exchange in which one of them is broken it says nothing (`suites/kernel/yieldsTo.ts`). */
  readonly yieldsTo?: readonly string[];
  /** The cases of a clause that judge the same evidence or what that requires, selected or not. */
  readonly beside?: (clause: string) => readonly Case[];
}

/** What a check may know besides the evidence. */
export interface CheckContext {
  readonly capabilities: Capabilities;
  /** What the operator said that the target has: which work order a receipt is of, what may not go. */
  readonly fixtures: Fixtures;
  /** Where the key stands in bytes; undefined when the key is too short to be told from other text. */
  readonly findKey?: KeyFinder | undefined;
  /** What the run wrote to each record, and when. */
  readonly journal: WriteJournal;
}
