import type { Fixtures } from '../../config/Settings.ts';
import type { Address } from '../../specs/Address.ts';
import type { Level } from '../../specs/Level.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { KeyFinder } from '../redaction/keyFinder.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import type { WriteJournal } from '../writes/writeJournal.ts';
import type { Judgement } from './Judgement.ts';

/** One judgement to make: the evidence, the clause, the level and the check. A plain value. */
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
  /** What the case needs that is out of scope. It is then not judged, and has no evidence. */
  readonly outOfScope?: string;
  /** Set when a second reading tells nothing: the fault is over by then (ACT-6), or the bytes of one answer say all (GET-1). */
  readonly once?: true;
  /** Pure: returns violations, or why it can't judge. If it throws, that is our fault and the case is `errored`. */
  readonly check: (evidence: Evidence, context: CheckContext) => Judgement;
}

/** What a check may know apart from the evidence. */
export interface CheckContext {
  readonly capabilities: Capabilities;
  /** What the operator says the target has, such as the work order of a receipt, or records that must not be deleted. */
  readonly fixtures: Fixtures;
  /** Finds the key in bytes. Undefined when the key is too short to tell from other text. */
  readonly findKey?: KeyFinder | undefined;
  /** What the run wrote to each record, and when. */
  readonly journal: WriteJournal;
}
