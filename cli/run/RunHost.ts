import type { Screen } from './progress.ts';
import type { JudgingListener, JudgingThread } from './threads/judgingThread.ts';

/** What a run writes to and judges with, so that one process can hold several runs. */
export interface RunHost {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly openThread: (listener: JudgingListener) => JudgingThread;
  /** Hears which reports could not be written, in a sentence. Without it, that ends the command with an error. */
  readonly lost?: (said: string) => void;
}
