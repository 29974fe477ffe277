import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { largeFrom } from '../../../formats/largeFrom.ts';
import type { Exchange } from '../../../harness/exchanges/Exchange.ts';
import { exchangeFile } from '../files/exchangeFile.ts';
import type { Task } from '../Task.ts';
import { withOwnBodies } from './ownBytes.ts';

/** Messages to the writing thread: exchanges with their number of bytes, or that no more will come. */
export type ToWriter = { readonly exchanges: readonly Exchange[]; readonly size: number } | 'end';

/** Exchanges on their way to a file. */
export interface ExchangeWriter {
  readonly record: (exchange: Exchange) => void;
  /** Settles when every exchange that was recorded so far is written; never where the thread has died. */
  readonly written: () => Promise<void>;
  /** Settles when every exchange is written; raises what went wrong. */
  readonly close: () => Promise<void>;
}

/** A target may answer faster than its answers can be searched for secrets. That must not fill the memory. In bytes. */
const waitingAtMost = 64 * 1024 * 1024;

/** A message to the other thread costs as much as some exchanges. So they are sent together, but none waits longer than this. */
const togetherForMs = 50;

/**
 * Appends exchanges to a task's exchanges.ndjson in a thread of its own. Looking for secrets in all forms takes as long as much
 * of the judging, and nobody waits for it.
 *
 * Large bodies are written here, where equal ones share their memory and are searched once.
 */
export function exchangeThread(
  task: Pick<Task, 'settings' | 'exchangesFile' | 'orderFile' | 'journalFile' | 'keptJournalFile'>,
): ExchangeWriter {
  const { settings, exchangesFile, journalFile, keptJournalFile, orderFile } = task;
  const workerData = { settings, exchangesFile, journalFile, keptJournalFile, orderFile };
  const worker = new Worker(new URL('./exchangeWriter.js', import.meta.url), {
    workerData,
    // In megabytes: it holds an exchange at a time.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  const ended = once(worker, 'exit');
  // `close` reports it. Until then it is no error, even though nobody looks at it.
  ended.catch(() => undefined);
  let waiting = 0;
  const whenWritten: (() => void)[] = [];
  worker.on('message', (written: number) => {
    waiting -= written;
    if (waiting === 0) for (const settle of whenWritten.splice(0)) settle();
  });
  const here = exchangeFile(task);
  let together: Exchange[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (together.length > 0) worker.postMessage({ exchanges: together, size } satisfies ToWriter);
    together = [];
    size = 0;
  };
  return {
    record: (exchange) => {
      const bytes = exchange.request.body.length + (exchange.response?.body.length ?? 0);
      if (bytes >= largeFrom || waiting + bytes > waitingAtMost) return here(exchange);
      waiting += bytes;
      size += bytes;
      together.push(withOwnBodies(exchange));
      if (size >= largeFrom) tell();
      else timer ??= setTimeout(tell, togetherForMs);
    },
    written: async () => {
      tell();
      if (waiting > 0) await new Promise<void>((settle) => whenWritten.push(settle));
    },
    close: async () => {
      tell();
      worker.postMessage('end' satisfies ToWriter);
      await ended;
    },
  };
}
