import type { Settings } from '../config/Settings.ts';
import type { Api } from './Api.ts';
import type { Capabilities } from './Capabilities.ts';
import type { Made } from './Evidence.ts';
import type { Plan } from './Plan.ts';
import type { KeyFinder } from './redaction/keyFinder.ts';
import type { Removed } from './removedBy.ts';

/** What a run is opened with. */
export interface RunOptions {
  readonly settings: Pick<Settings, 'fixtures' | 'seed' | 'runs' | 'maxRecords' | 'listenerUrl' | 'target'>;
  readonly capabilities: Capabilities;
  readonly plan: Plan;
  readonly runId: string;
  readonly api: Api;
  /** For a target that is far away: how many calls can wait for an answer at once. Left out for one that is near. */
  readonly atOnce?: number | undefined;
  /** Takes every secret out of a text. */
  readonly redact: (text: string) => string;
  /** Where the key stands in bytes (AUTH-4); left out when the key is too short to be told from other text. */
  readonly findKey?: KeyFinder | undefined;
  /** Told of each record when it is made, so that it is known even if the run dies. */
  readonly onMade?: (record: Made) => void;
  /** The same of each record that the run deletes. */
  readonly onRemoved?: (removed: Removed) => void;
}
