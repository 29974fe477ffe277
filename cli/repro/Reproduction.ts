import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import type { Format } from '../../specs/Format.ts';

/**
 * What stands for a value that a script only knows when it runs. Texts hold the stand-in, sixteen digits, in its place: every format
 * writes digits as they are. The stand-in of a header's value is `$` and the name, as that of the key.
 */
export interface ScriptVariable {
  /** Of capitals, digits and `_`: scripts and test files hold it as it is. */
  readonly name: string;
  readonly standIn: string;
  /**
   * `mark`: ten new characters that no other record holds. `taken`: from an answer of the script. `given`: by the operator, with
   * `value` as the run used it; a record that may be lost has no such value. `header`: by the operator, the value of a secret header.
   */
  readonly kind: 'mark' | 'taken' | 'given' | 'header';
  readonly sentence: string;
  /** Of a `given` one: the member that holds the id. */
  readonly member?: string;
  readonly value?: string;
}

/** The value of a member in the answer to a call, by which a variable is set: the one at this position, or the largest number. */
export interface Taking {
  readonly variable: ScriptVariable;
  readonly member: string;
  readonly pick: number | 'largest';
}

/**
 * What shows that a taken id is that of the record which a step made: an answer with the id and the mark in one record. A server may
 * answer an insert with the id of another record, and echo what was sent beside it.
 */
export interface OwnershipProof {
  /** The id. */
  readonly variable: ScriptVariable;
  readonly mark: ScriptVariable;
  /** The member that holds the id. */
  readonly member: string;
  /** The position of the step that made the record. */
  readonly maker: number;
  /** The Get that reads the record by the id. Null if no Get does: then the answer to the maker must show both. */
  readonly read: {
    readonly operation: string;
    readonly format: Format;
    readonly request: Exchange['request'];
  } | null;
}

/** One call of a script. Its texts hold stand-ins, and `$ASSAY_API_KEY` for the key. */
export interface ScriptStep {
  readonly operation: string;
  readonly format: Format;
  /** The URL is without scheme, host and base path. */
  readonly request: Exchange['request'];
  /** How the key is sent wrong on purpose. */
  readonly keyAs?: MangledKey;
  /** What the call writes, such as `it inserts a company`; absent if it reads. */
  readonly writes?: string;
  readonly takes: readonly Taking[];
  /** What must be shown before this call, because it writes to these records. */
  readonly proofs: readonly OwnershipProof[];
  /** Set if it had success in the run and only prepares: if it is refused now, nothing can be told. */
  readonly mustSucceed?: true;
}

/**
 * Something that is true or false of the answers; `call` is a position in the steps.
 *
 * - `value`: a member has this value somewhere in the answer. A member is named by the end of its path.
 * - `line`: the extended regular expression matches a line of the answer (`linesOf`).
 * - `text`: the body holds this text.
 * - `same`: a member has the same values in both answers, in order.
 */
export type Condition =
  | { readonly kind: 'value'; readonly call: number; readonly member: string; readonly value: string }
  | { readonly kind: 'line'; readonly call: number; readonly pattern: string }
  | { readonly kind: 'text'; readonly call: number; readonly text: string }
  | { readonly kind: 'same'; readonly call: number; readonly other: number; readonly member: string };

/** When a breach is seen. If one of `onlyIf` is false, nothing can be told. */
export interface ScriptCheck {
  readonly condition: Condition;
  readonly seenIf: boolean;
  readonly onlyIf: readonly Condition[];
}

/** A call at the end that deletes what the script made, if that is proven and the step `deletedBy` did not. */
export interface Removal {
  readonly proof: OwnershipProof;
  readonly request: Exchange['request'];
  readonly format: Format;
  readonly deletedBy?: number;
}

/** A record that a step inserts and no call of the script removes. */
interface LeftRecord {
  /** The position of the step. */
  readonly step: number;
  /** The kind of record in words, such as `a document`. */
  readonly record: string;
  /** Whether the run made it. */
  readonly isMadeInRun: boolean;
}

/** A finding as calls that can be made again, anywhere, and the comparison that shows it. */
export interface Reproduction {
  readonly caseId: string;
  readonly clause: string;
  readonly level: string;
  readonly title: string;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The base URL of the run. */
  readonly target: string;
  readonly runId: string;
  /** The calls of the run from which the steps were made, by their ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  readonly steps: readonly ScriptStep[];
  readonly variables: readonly ScriptVariable[];
  /** Null if no simple comparison tells: then a person has to look. */
  readonly check: ScriptCheck | null;
  readonly removals: readonly Removal[];
  readonly left: readonly LeftRecord[];
}
