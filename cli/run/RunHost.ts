import type { Listener } from './Listener.ts';
import type { Screen } from './progress.ts';
import type { Judges } from './threads/judgingThread.ts';

/** What a run writes to and judges with, so that one process can hold several runs. */
export interface RunHost {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly openJudges: (listener: Listener) => Judges;
}
