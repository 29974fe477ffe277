import type { Settings } from '../config/Settings.ts';
import type { Scope } from '../config/scope.ts';
import type { Shard } from '../config/shard.ts';
import type { Dialect } from '../formats/Dialect.ts';
import type { Observation } from '../harness/Run.ts';
import type { Verdict } from '../harness/verdicts/Verdict.ts';
import type { Made } from '../harness/writes/Made.ts';
import type { ClauseOfRun } from '../specs/Clause.ts';
import type { Format } from '../specs/Format.ts';
import type { JudgedDeviation } from './deviations.ts';
import type { Digests } from './digests.ts';
import type { KeptExchange } from './exchanges/KeptExchange.ts';
import type { Latency } from './exchanges/latencies.ts';
import type { Traffic } from './traffic.ts';

/** One exchange as people read it: the command that sends it again, and the answer, shortened. */
export interface ShownExchange {
  /** Absent if the request was too long to keep. */
  readonly curl?: string;
  readonly answer: string;
}

/** A record that the run made and that remains on the target. */
export interface LeftBehind extends Made {
  /** Why it was not removed, worded to follow "for"; absent if no documented operation removes it. */
  readonly why?: string;
}

/** A run that was stopped went on. */
export interface Resumption {
  /** When, ISO 8601, UTC. */
  readonly at: string;
  /** How many cases had their verdict by then. */
  readonly judged: number;
  /** For how long the run had judged by then, in milliseconds. */
  readonly ranMs: number;
}

/** What a run was put together from by `assay merge`. */
interface Merged {
  /** Into how many shards the run was divided. */
  readonly of: number;
  readonly shards: readonly MergedShard[];
  /** The shards that were not given. Such a run never conforms. */
  readonly missing: readonly number[];
}

interface MergedShard {
  readonly index: number;
  /** The id of its run. */
  readonly run: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly planned: number;
  /** What its exchanges got more in their numbers: with 200, its x3 is x203. */
  readonly exchangesAfter: number;
}

/** The operator's hooks and own checks that a run was made with. */
export interface UsedHooks {
  /** The name of their file; absent where a program gave functions. */
  readonly file?: string;
  /** SHA-256 of that file, in hex. What it imports is not in it. */
  readonly digest?: string;
  /** What was given, such as `onRequest`. */
  readonly exports: readonly string[];
}

/** Everything that is known when a run has ended, redacted. Reports are made from nothing else. */
export interface FinishedRun {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** The base URL. */
  readonly target: string;
  /** The flags that lead to this target again, such as `--target 'http://…'`; none for the embedded server. */
  readonly given: readonly string[];
  readonly seed: number;
  readonly suiteVersion: string;
  /** The first digits of the hash of the code that judged; absent where it judged from the sources. */
  readonly suiteCode?: string | undefined;
  /** Formats, operations, clauses and cases as given. */
  readonly selection: Pick<Settings, 'formats' | 'operations' | 'clauses' | 'cases'>;
  readonly strict: boolean;
  readonly allow: Settings['allow'];
  readonly readOnly: boolean;
  /** Whether the target has a certificate that was not checked, because of `--insecure`. Every report says so. */
  readonly insecure: boolean;
  /** Set if no target was given, and the embedded reference server was judged. Every report says so. */
  readonly embedded?: true;
  /** What a test case of junit.xml is; absent: a case. */
  readonly junitBy?: Settings['junitBy'];
  /** When each verdict came, by its case's id, in milliseconds since 1970; absent for verdicts of an earlier part of the run. */
  readonly judgedAt?: ReadonlyMap<string, number>;
  /** The most trials that a generated case makes. */
  readonly runs: number;
  readonly digests: Digests;
  readonly dialect: Dialect;
  /** What was found out about the target before the run, in plain words. */
  readonly notes: readonly string[];
  /** What the target does not offer, as the operator declares. Every report says so. */
  readonly scope: Scope;
  /** The selected formats that are in scope. */
  readonly formats: readonly Format[];
  /** Whether operations, clauses, cases or a shard were selected, so that most clauses were never going to be judged. */
  readonly narrowed: boolean;
  /** The id of an earlier run, if only what was red there is judged again. Such a run never conforms by itself. */
  readonly completes?: string;
  /** Which part of a run this is. It never conforms by itself. */
  readonly shard?: Shard;
  readonly merged?: Merged;
  /** Absent if there were none. */
  readonly hooks?: UsedHooks | undefined;
  /** When and from where the run went on after it was stopped; absent if it never was. */
  readonly resumptions?: readonly Resumption[];
  /** Set if nothing was sent, and the answers to other clients were judged. That never conforms. */
  readonly traffic?: Traffic;
  /** How many cases were planned. */
  readonly planned: number;
  /** How many cases the suite has in all formats, before any selection, with those of own checks. */
  readonly suiteCases: number;
  readonly interrupted: boolean;
  /** Why the run ended before all was judged, without a signal: the target is gone, `--max-duration` or `--fail-fast`. */
  readonly endedEarly?: string;
  /** What went wrong on our side apart from single cases, in words. */
  readonly ownErrors: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly observations: readonly Observation[];
  /** The list of known deviations, with what this run says of each. */
  readonly deviations: readonly JudgedDeviation[];
  readonly created: readonly Made[];
  readonly leftBehind: readonly LeftBehind[];
  /** The exchange that shows a breach, by the verdict's id, if one is known. */
  readonly shown: ReadonlyMap<string, ShownExchange>;
  /** The exchanges that the HTML report shows, by their ids; empty if that report was not selected. */
  readonly exchanges: ReadonlyMap<string, KeptExchange>;
  /** The reference server's answers to the first case of each finding, by the case's id; empty as above. */
  readonly onReference: ReadonlyMap<string, readonly KeptExchange[]>;
  /** The script that makes the first case of each finding again, by the case's id; empty as above. */
  readonly scripts: ReadonlyMap<string, string>;
  /** As above. */
  readonly latencies: readonly Latency[];
  /** Every clause of the contract and every own check, to say which were not judged. */
  readonly clauses: readonly ClauseOfRun[];
}
