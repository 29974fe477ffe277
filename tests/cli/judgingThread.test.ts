import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Task } from '../../cli/run/Task.ts';
import { startedThread } from '../../cli/run/threads/judgingThread.ts';

// From the sources there is no judgingWorker.js, so the thread ends as one does whose package is damaged.
test('a thread that ended before anything was to be judged is a fault, and no run waits for it', async () => {
  const openThread = startedThread();
  await pause(1000);
  const thread = openThread({ planned: () => undefined, verdict: () => undefined });
  const [fault, another] = await thread.start({} as Task).done;
  expect(fault).toMatch(/^This is a fault of assay: .*judgingWorker\.js/s);
  expect(another).toBeUndefined();
  await thread.close();
});
