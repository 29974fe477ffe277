import { Worker } from 'node:worker_threads';
import { tuneForManyRuns } from '../tuneEngine.ts';
import type { Trial } from './Trial.ts';
import type { TrialOutcome } from './TrialOutcome.ts';

interface Options {
  readonly workers: number;
  /** Called for each outcome as it comes, in no fixed order. */
  readonly onOutcome: (outcome: TrialOutcome) => void;
  /** Whether to start no more trials. */
  readonly stopped: () => boolean;
}

/**
 * Tries every trial, each in one of this many threads. The outcomes do not depend on their number. Rejects when a thread dies,
 * which is our own fault. Works only with built code: a thread loads plain JavaScript.
 */
export async function inThreads(trials: readonly Trial[], options: Options): Promise<void> {
  tuneForManyRuns();
  const waiting = [...trials];
  const count = Math.min(options.workers, trials.length);
  await Promise.all(Array.from({ length: count }, () => inThread(() => waiting.shift(), options)));
}

async function inThread(next: () => Trial | undefined, { onOutcome, stopped }: Options): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  try {
    await new Promise<void>((resolve, reject) => {
      let under: Trial | undefined;
      const give = (): void => {
        under = stopped() ? undefined : next();
        if (under === undefined) resolve();
        else worker.postMessage(under);
      };
      worker.on('message', (outcome: TrialOutcome) => {
        onOutcome(outcome);
        give();
      });
      worker.on('error', (error) => reject(new Error(`on ${under?.name ?? 'no trial'}: ${error.stack}`)));
      worker.on('exit', () =>
        reject(new Error(`the thread of ${under?.name ?? 'no trial'} ended by itself`)),
      );
      give();
    });
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}
