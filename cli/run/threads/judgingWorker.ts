import { parentPort } from 'node:worker_threads';
import { type JudgingUnderWay, judgeInOrder } from '../judgeInOrder.ts';
import { type Judging, openJudging } from '../openJudging.ts';
import type { Task } from '../Task.ts';
import { type FromJudge, faultOf, type ToJudge } from './judgingThread.ts';

// The thread that judgingThread.ts starts.
const tell = (told: FromJudge): void => parentPort?.postMessage(told);
const tellFault = (error: unknown): void => tell({ fault: faultOf(error) });

// One error that nobody caught must not take the other cases with it.
process.on('uncaughtException', tellFault);
process.on('unhandledRejection', tellFault);

let judging: Judging | undefined;
let judged: JudgingUnderWay | undefined;
parentPort?.on('message', (told: ToJudge) => {
  if (told === 'cancel') judged?.cancel();
  else if (told === 'write') void Promise.resolve(judging?.written()).then(() => tell('written'));
  else void start(told.task);
});

async function start(task: Task): Promise<void> {
  try {
    judging = openJudging(task);
    tell({ planned: judging.planned });
    judged = judgeInOrder(judging, task.settings.concurrency, {
      verdict: (verdict) => tell({ verdict }),
      fault: tellFault,
    });
    await judged.done;
  } catch (error) {
    tellFault(error);
  } finally {
    // The threads that this one started would keep it alive, where closing them failed. This ends only the thread.
    setImmediate(() => process.exit());
  }
}
