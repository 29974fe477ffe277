import type { Settings } from '../../config/Settings.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import type { Verdict } from '../../harness/Verdict.ts';

/** What the worker that judges is told; handed over in memory, never in arguments or environment. */
export interface Task {
  readonly settings: Settings & { readonly target: string; readonly apiKey: string };
  readonly capabilities: Capabilities;
  readonly runId: string;
  /** The first free number of an exchange: the preflight used those before. */
  readonly firstExchange: number;
  /** How long the quickest answer of the preflight took. */
  readonly quickestMs?: number;
  /** What the preflight left of the run's patience with a target that asks for time; absent: all of it. */
  readonly patienceMs?: number;
  /** Where exchanges are appended, one a line, redacted. */
  readonly exchangesFile: string;
  /** Where the worker notes at once what it made, so that it is known when the worker dies. */
  readonly journalFile: string;
}

/** What a test carries to the reporter. */
export interface JudgedMeta {
  verdict?: Verdict;
}

declare module 'vitest' {
  interface ProvidedContext {
    assay: Task;
  }
}
