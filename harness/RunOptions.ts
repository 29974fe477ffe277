import type { Settings } from '../config/Settings.ts';
import type { Api } from './Api.ts';
import type { Capabilities } from './Capabilities.ts';
import type { Made } from './Evidence.ts';
import type { FoundBreach } from './exchangesOfBreach.ts';
import type { Diagnose } from './judge.ts';
import type { Plan } from './Plan.ts';
import type { KeyFinder } from './redaction/keyFinder.ts';
import type { Redact } from './redaction/Redact.ts';
import type { Removed } from './removedBy.ts';
import type { Verdict } from './Verdict.ts';

/** What a run is opened with. */
export interface RunOptions {
  readonly settings: Pick<Settings, 'fixtures' | 'seed' | 'runs' | 'maxRecords' | 'listenerUrl' | 'target'>;
  readonly capabilities: Capabilities;
  readonly plan: Plan;
  readonly runId: string;
  readonly api: Api;
  /** For a target that is far away: how many calls can wait for an answer at once. Left out for one that is near. */
  readonly atOnce?: number | undefined;
  /** How a scenario waits for what a target shows only later; left out, by the clock. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly redact: Redact;
  /** Where the key stands in bytes (AUTH-4); left out when the key is too short to be told from other text. */
  readonly findKey?: KeyFinder | undefined;
  /** Says what a breach is; without it no verdict has a defect. */
  readonly diagnose?: Diagnose | undefined;
  /** Told of each record when it is made, so that it is known even if the run dies. */
  readonly onMade?: (record: Made) => void;
  /** Told of each breach before it is redacted: for the proof that a finding can be judged again on what it lists. */
  readonly onBreach?: ((found: FoundBreach, verdict: Verdict) => void) | undefined;
  /** The same of each record that the run deletes. */
  readonly onRemoved?: (removed: Removed) => void;
}
