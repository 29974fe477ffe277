import type { Screen } from './progress.ts';
import type { Judges, JudgingListener } from './threads/judgingThread.ts';

/** What a run writes to and judges with, so that one process can hold several runs. */
export interface RunHost {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly openJudges: (listener: JudgingListener) => Judges;
  /** Hears which reports could not be written, in a sentence. Without it, that ends the command with an error. */
  readonly lost?: (said: string) => void;
}
