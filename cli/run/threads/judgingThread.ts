import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { collectGarbage } from '../../tuneEngine.ts';
import type { SuiteOfRun } from '../suiteOf.ts';
import type { Task } from '../Task.ts';

/** Messages to the judging thread: the run's task, that no more cases are to begin, or that it is to say when exchanges are on disk. */
export type ToJudge = { readonly task: Task } | 'cancel' | 'write';

/** What the judging thread tells: which cases it judges, verdicts, what went wrong on our side, or that exchanges are on disk. */
export type FromJudge =
  | { readonly suite: SuiteOfRun }
  | { readonly verdicts: readonly Verdict[] }
  | { readonly ownError: string }
  | 'written';

/** Hears what a run judges, as it is judged. */
export interface JudgingListener {
  /** Hears which cases will be judged, before the first verdict. */
  readonly planned: (suite: SuiteOfRun) => void;
  readonly verdict: (verdict: Verdict) => void;
}

/** A run whose cases are being judged. */
interface RunBeingJudged {
  /** Settles when the thread has ended; gives what went wrong on our side. */
  readonly done: Promise<readonly string[]>;
  /** Ends it after the cases under way. */
  readonly cancel: () => void;
}

/** A thread of its own that judges the cases of one run: it opens a `NotedRun` and reports its verdicts. */
export interface JudgingThread {
  /** Starts, and is used only once. */
  readonly start: (task: Task) => RunBeingJudged;
  /** Ends the thread, if it has not ended yet. Exchanges on their way to the disk have a moment to get there. */
  readonly close: () => Promise<void>;
}

/** Half of Node's usual room for young objects, in megabytes. That more of them are copied could not be measured. */
const maxYoungGenerationSizeMb = 24;

/** How long a thread that is ended may take to write the exchanges that it has, in milliseconds. Verdicts name them; a busy machine needs time. */
const writtenWithinMs = 2000;

/**
 * Starts the thread that judges every case of a plan and reports each verdict to the listener. The thread loads the suites at once,
 * while the target can be asked what it understands.
 *
 * Nothing is read from or written to the working folder.
 */
export const judgingThread = (listener: JudgingListener): JudgingThread => startedThread()(listener);

/**
 * Starts this thread before it is known whether anything is to be judged. Until then it does not keep the process alive. It has the
 * environment of this moment. What is returned can be called once.
 */
export function startedThread(): (listener: JudgingListener) => JudgingThread {
  const worker = new Worker(new URL('./judgingWorker.js', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  worker.unref();
  // It may end before anybody listens.
  const ownErrors: string[] = [];
  worker.on('error', (error) => ownErrors.push(ownErrorInWords(error)));
  worker.on('message', (told: FromJudge) => {
    if (typeof told === 'object' && 'ownError' in told) ownErrors.push(told.ownError);
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  return (listener) => threadOn(worker, { listener, done: ended.then(() => ownErrors) });
}

/** Who hears what a thread tells, and when it is over (`RunBeingJudged.done`). */
interface Heard extends Pick<RunBeingJudged, 'done'> {
  readonly listener: JudgingListener;
}

function threadOn(worker: Worker, { listener, done }: Heard): JudgingThread {
  worker.ref();
  let isStarted = false;
  let written = (): void => undefined;
  worker.on('message', (told: FromJudge) => {
    if (told === 'written') written();
    else if ('suite' in told) {
      // The threads are tuned now, and this one has little to do for a moment.
      collectGarbage();
      listener.planned(told.suite);
    } else if ('verdicts' in told) told.verdicts.forEach(listener.verdict);
  });
  return {
    start: (task) => {
      isStarted = true;
      worker.postMessage({ task } satisfies ToJudge);
      return { done, cancel: () => worker.postMessage('cancel' satisfies ToJudge) };
    },
    close: async () => {
      if (!isStarted) {
        await worker.terminate();
        return;
      }
      const onDisk = new Promise<void>((settle) => {
        written = settle;
      });
      worker.postMessage('write' satisfies ToJudge);
      // A thread that hangs does not answer.
      await Promise.race([done, onDisk, pause(writtenWithinMs, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}

/** An error of ours in words. What is wrong with the settings is said as it is. */
export function ownErrorInWords(error: unknown): string {
  const { name, message, stack } = error as { name?: string; message?: string; stack?: string };
  if (name === 'SettingsError' && message !== undefined) return message;
  return `This is a fault of assay: ${stack ?? message ?? String(error)}`;
}
