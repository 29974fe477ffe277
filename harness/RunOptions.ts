import type { Settings } from '../config/Settings.ts';
import type { Scope } from '../config/scope.ts';
import type { Plan } from './evidence/Plan.ts';
import type { Outside } from './outside/Outside.ts';
import type { Observation } from './Run.ts';
import type { KeyFinder } from './redaction/keyFinder.ts';
import type { Redact } from './redaction/Redact.ts';
import type { DataLoss } from './sentinels/openSentinels.ts';
import type { SentinelKind } from './sentinels/SentinelKind.ts';
import type { Api } from './target/Api.ts';
import type { Capabilities } from './target/Capabilities.ts';
import type { FoundBreach } from './verdicts/exchangesOfBreach.ts';
import type { Diagnose } from './verdicts/judgeReading.ts';
import type { Verdict } from './verdicts/Verdict.ts';
import type { LedgerEntry } from './writes/ledger.ts';
import type { Made } from './writes/Made.ts';

/** What a run is opened with. */
export interface RunOptions {
  readonly settings: Pick<Settings, 'fixtures' | 'seed' | 'runs' | 'maxRecords' | 'listenerUrl' | 'target'>;
  /** What the target does not offer. By default, it offers everything. */
  readonly scope?: Scope;
  readonly capabilities: Capabilities;
  readonly plan: Plan;
  readonly runId: string;
  readonly api: Api;
  /** For a target that is far away: how many calls can wait for an answer at once. Omitted for a near one. */
  readonly atOnce?: number | undefined;
  /** Where answers and time come from. By default, they come as they come. */
  readonly outside?: Outside;
  /** How a scenario waits for something the target shows only later. By default, the time of `outside`. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly redact: Redact;
  /** Finds the key in bytes (AUTH-4). Omitted when the key is too short to tell from other text. */
  readonly findKey?: KeyFinder | undefined;
  /** Explains what a breach is. Without it, no verdict has a defect. */
  readonly diagnose?: Diagnose | undefined;
  /** Called for each record as it is made, so that it is known even if the run dies. */
  readonly onMade?: (record: Made) => void;
  /** Called for each breach before redaction. The proof uses it to judge a finding again on the exchanges it lists. */
  readonly onBreach?: ((found: FoundBreach, verdict: Verdict) => void) | undefined;
  /** Receives what the run is about to write and what became of it. An entry must be on disk when this returns. */
  readonly onLedger?: (entry: LedgerEntry) => void;
  /** The number of the first write in the ledger; 1 if absent. */
  readonly firstWrite?: number | undefined;
  /** Evidence that is not gathered, by its key, and why. What needs it is blocked. */
  readonly notGathered?: ReadonlyMap<string, string>;
  /** Called for each observation when it is seen first, redacted. */
  readonly onObservation?: (observation: Observation) => void;
  /** What the run makes sentinels of, to notice that the target lost its data. By default it makes none. */
  readonly sentinels?: readonly SentinelKind[];
  /** Called when the target has lost its data. */
  readonly onLoss?: ((loss: DataLoss) => void) | undefined;
}
