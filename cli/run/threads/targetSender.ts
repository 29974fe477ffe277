import { parentPort, workerData } from 'node:worker_threads';
import { HookError } from '../../../config/hooks/HookError.ts';
import { NotAllowedError } from '../../../harness/target/NotAllowedError.ts';
import { openTarget } from '../../../harness/target/openTarget.ts';
import type { WireRequest } from '../../../harness/target/Target.ts';
import { patience } from '../../../harness/transport/patience.ts';
import { withOwnBodies } from './ownBytes.ts';
import type { FromSender, SenderOptions, ToSender } from './targetThread.ts';

// The thread that targetThread.ts starts.
const { patienceMs, ...options } = workerData as SenderOptions;
const target = openTarget({
  ...options,
  patience: patience(patienceMs),
  waiting: (wait) => parentPort?.postMessage({ wait } satisfies FromSender),
});

parentPort?.on('message', (told: ToSender) => {
  if (told === 'end') void target.close().finally(() => parentPort?.close());
  else void answer(told.number, told.request);
});

async function answer(number: number, request: WireRequest): Promise<void> {
  parentPort?.postMessage({ number, ...(await outcomeOf(request)) } satisfies FromSender);
}

async function outcomeOf(request: WireRequest) {
  try {
    return { exchange: withOwnBodies(await target.send(request)) };
  } catch (error) {
    if (error instanceof NotAllowedError)
      return { refused: { effect: error.effect, message: error.message } };
    if (error instanceof HookError) return { hook: error.message };
    return { ownError: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
