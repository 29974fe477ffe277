import type { Settings } from '../config/Settings.ts';
import type { Api } from './Api.ts';
import type { Capabilities } from './Capabilities.ts';
import type { Made } from './Evidence.ts';
import type { Plan } from './Plan.ts';

/** What a run is opened with. */
export interface RunOptions {
  readonly settings: Pick<Settings, 'fixtures' | 'seed' | 'runs' | 'maxRecords' | 'listenerUrl' | 'target'>;
  readonly capabilities: Capabilities;
  readonly plan: Plan;
  readonly runId: string;
  readonly api: Api;
  /** Takes every secret out of a text. */
  readonly redact: (text: string) => string;
  /** Told of each record when it is made, so that it is known even if the run dies. */
  readonly onMade?: (record: Made) => void;
}
