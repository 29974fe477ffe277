import { parentPort } from 'node:worker_threads';
import { loadHooks } from '../../../config/hooks/loadHooks.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { tuneForOneRun } from '../../tuneEngine.ts';
import { type CasesUnderWay, judgeInOrder } from '../judgeInOrder.ts';
import { type NotedRun, openNotedRun } from '../openNotedRun.ts';
import type { Task } from '../Task.ts';
import { type FromJudge, ownErrorInWords, type ToJudge } from './judgingThread.ts';

// The thread that judgingThread.ts starts.
const tell = (told: FromJudge): void => parentPort?.postMessage(told);
const tellOwnError = (error: unknown): void => tell({ ownError: ownErrorInWords(error) });

/** Verdicts that are not told yet. Many come at once, and each message costs as much as a verdict. */
let verdicts: Verdict[] = [];
const mostTogether = 64;

function tellVerdicts(): void {
  if (verdicts.length > 0) tell({ verdicts });
  verdicts = [];
}

function collect(verdict: Verdict): void {
  const count = verdicts.push(verdict);
  if (count === 1) setImmediate(tellVerdicts);
  else if (count === mostTogether) tellVerdicts();
}

// One error that nobody caught must not take the other cases with it.
process.on('uncaughtException', tellOwnError);
process.on('unhandledRejection', tellOwnError);

let run: NotedRun | undefined;
let underWay: CasesUnderWay | undefined;
parentPort?.on('message', (told: ToJudge) => {
  if (told === 'cancel') underWay?.cancel();
  else if (told === 'write') {
    tellVerdicts();
    void Promise.resolve(run?.written()).then(() => tell('written'));
  } else void start(told.task);
});

async function start(task: Task): Promise<void> {
  try {
    await loadHooks(task.settings.hooks);
    run = openNotedRun(task);
    tuneForOneRun();
    tell({ suite: run.suite });
    underWay = judgeInOrder(run, task.settings.concurrency, {
      verdict: collect,
      ownError: tellOwnError,
    });
    await underWay.done;
  } catch (error) {
    tellOwnError(error);
  } finally {
    tellVerdicts();
    // The threads that this one started would keep it alive, where closing them failed. This ends only the thread.
    setImmediate(() => process.exit());
  }
}
