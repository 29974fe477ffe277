import type { Status } from '../../harness/verdicts/Verdict.ts';
import type { ClauseText } from '../../specs/Clause.ts';
import type { Level } from '../../specs/Level.ts';
import type { BlockedRoot } from '../blockedRoots.ts';
import type { Concern } from '../concernOf.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import type { Latency } from '../exchanges/latencies.ts';
import type { Matrix } from '../matrix.ts';
import type { StoredFinding } from '../storedFinding.ts';
import type { OutcomeKind, RunOutcome } from '../summarise.ts';
import type { Tone } from '../tone.ts';

/**
 * One verdict, short because there are thousands: id (`format/operation/clause[/slug]`), level, status, address and milliseconds.
 * Then come the ids of its exchanges, separated by spaces. The number, from 1, is that of its finding, or if it is blocked that of its root.
 */
export type VerdictRow = readonly [
  id: string,
  level: Level,
  status: Status,
  address: string,
  durationMs: number,
  exchanges: string,
  number?: number,
];

/** The rest of a verdict; only for those that did not pass. */
export interface VerdictDetail {
  readonly message?: string;
  readonly cause?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly path?: string;
  /** As JSON, indented. */
  readonly counterexample?: string;
  readonly seed: number;
}

/** A finding with its most important cases, and the number of all of them. */
export interface FindingData extends Omit<StoredFinding, 'weaker'> {
  readonly count: number;
  /** How many cases it keeps from being judged. */
  readonly hides: number;
  /** How many of its cases are of a weaker level. */
  readonly weaker: readonly (readonly [Level, number])[];
  readonly concern: Concern;
}

/** Everything that the page of report.html shows; JSON-serialisable, redacted. */
export interface ReportData {
  readonly outcome: RunOutcome;
  readonly kind: OutcomeKind;
  /** How many cases of the whole suite were judged, and how many it has. */
  readonly judged: number;
  readonly cases: number;
  readonly tone: Tone;
  /** The entries of the list of known deviations that are to go, in words. */
  readonly outdated: readonly string[];
  /**
   * What was not judged, by what the cases depend on. `reason` is worded to follow "blocked", and holds `said` for some kinds, which
   * then have no `said`. `advice` says what to do.
   */
  readonly blocked: readonly (BlockedRoot & { readonly reason: string; readonly advice: string })[];
  readonly run: {
    readonly id: string;
    readonly startedAt: string;
    readonly durationMs: number;
    readonly target: string;
    readonly seed: number;
    readonly suiteVersion: string;
    /** What was selected, in words; absent if everything was. */
    readonly selected?: string;
    readonly strict: boolean;
    readonly interrupted: boolean;
    readonly planned: number;
    /** How many cases the suite has, before any selection. */
    readonly suiteCases: number;
    /** What weakens all that the report says; absent if nothing does. */
    readonly caution?: string;
    /** What is out of scope, in a sentence; absent if nothing is. */
    readonly scope?: string;
    readonly notes: readonly string[];
    readonly faults: readonly string[];
    /** How many of each record stay on the target. */
    readonly leftBehind: readonly (readonly [record: string, count: number])[];
    /** What comes before `--cases` in a command that reproduces a case. */
    readonly command: string;
    /** What to fill in there, in a sentence; absent if there is nothing. */
    readonly toFillIn?: string;
  };
  readonly counts: Readonly<Record<Status, number>>;
  readonly unjudged: readonly string[];
  readonly clauses: readonly ClauseText[];
  readonly matrix: Matrix;
  readonly findings: readonly FindingData[];
  readonly verdicts: readonly VerdictRow[];
  /** By the verdict's id. */
  readonly details: Readonly<Record<string, VerdictDetail>>;
  /** By their ids. Those that were left out are in exchanges.ndjson. */
  readonly exchanges: Readonly<Record<string, KeptExchange>>;
  /** By the verdict's id. */
  readonly onReference: Readonly<Record<string, readonly KeptExchange[]>>;
  /** Scripts that make a case again (assay repro), by its id. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly observations: readonly {
    readonly clause: string;
    readonly observed: string;
    readonly operations: readonly string[];
    readonly formats: readonly string[];
  }[];
  readonly latencies: readonly Latency[];
}
