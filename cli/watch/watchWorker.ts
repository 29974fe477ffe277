import { parentPort, workerData } from 'node:worker_threads';
import { judgePassed, type WatchTask } from './judgePassed.ts';
import { type FromWatcher, sizeOf, type ToWatcher } from './judgingBeside.ts';

// The thread that judgingBeside.ts starts.
const tell = (told: FromWatcher): void => parentPort?.postMessage(told);
const { take, end } = judgePassed(
  workerData as WatchTask,
  {
    breach: (breach) => tell({ breach }),
    ownError: (ownError) => tell({ ownError }),
    counted: (counted) => tell({ counted }),
  },
  (exchange) => tell({ judged: sizeOf(exchange) }),
);
parentPort?.on('message', (told: ToWatcher) => {
  if (told === 'end') {
    void end().then((ended) => {
      tell({ ended });
      parentPort?.close();
    });
    return;
  }
  for (const exchange of told.passed) take(exchange);
});
