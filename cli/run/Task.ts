import type { KnownDeviation, Settings } from '../../config/Settings.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';

/** One run as data: what a judging thread needs to know to open it. It is passed in memory, never in arguments or environment. */
export interface Task {
  readonly settings: Settings & { readonly target: string; readonly apiKey: string };
  readonly capabilities: Capabilities;
  readonly runId: string;
  /** The first free number of an exchange: the preflight used the earlier ones. */
  readonly firstExchange: number;
  /** How long the quickest answer of the preflight took. */
  readonly quickestMs?: number;
  /** What the preflight left of the run's patience with a target that asks for time. If absent: all of it. */
  readonly patienceMs?: number;
  /** Where exchanges are appended, one per line, redacted. */
  readonly exchangesFile: string;
  /** For a record that can be judged again: where the order of what came is noted. The exchanges are then stored whole. */
  readonly orderFile?: string | undefined;
  /** Where the worker notes what it is about to write to the target, before it does; it outlives a run that is killed. */
  readonly ledgerFile: string;
  /** Where the worker immediately notes what it made, so that this is known if the worker dies. */
  readonly journalFile: string;
  /** Where the same is noted for a run that is killed and resumed. */
  readonly keptJournalFile: string;
  /** For a run that was stopped and goes on: what it had done. */
  readonly resumed?: ResumedTask | undefined;
}

/** The settings of a run whose target and key are known. */
export type RunSettings = Task['settings'] & {
  /** What the target is known to do wrong. */
  readonly deviations: readonly KnownDeviation[];
  /** The id of the run whose red cases are judged again. */
  readonly completes?: string;
};

/** What a run that goes on has to know of its earlier parts. */
export interface ResumedTask {
  /** Which part of the run this is; the first one is 1. */
  readonly part: number;
  /** The cases that have their verdict. */
  readonly judged: readonly string[];
  /** The evidence with a call whose fate nobody knows, and the operation that was called. */
  readonly inDoubt: readonly (readonly [key: string, operation: string])[];
  /** The evidence with a call that may have changed something. */
  readonly changed: readonly string[];
  /** The first free number of a write in the ledger. */
  readonly firstWrite: number;
}
