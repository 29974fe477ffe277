import { openApi } from '../../harness/target/openApi.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { patience } from '../../harness/transport/patience.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import { type Cleaned, cleanUp, cleanUpPatienceMs } from './cleanUp.ts';
import { countLines } from './files/countLines.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { openLine } from './openLine.ts';
import type { Task } from './Task.ts';

/** After an early end nobody waits long: so long for a call of clean-up, and 2.5 times as long for all of them, in milliseconds. */
const briefMs = 1000;

interface TidyOptions {
  readonly waiting: (wait: Wait) => void;
  readonly isBrief: boolean;
}

/** Removes what a run made (`cleanUp`), over a line of its own, because the worker's may have died. */
export async function tidy(
  task: Omit<Task, 'firstExchange'>,
  written: WrittenRecords,
  { waiting, isBrief }: TidyOptions,
): Promise<Cleaned> {
  const { settings, capabilities, runId, exchangesFile } = task;
  const timeoutMs = isBrief ? Math.min(briefMs, settings.timeoutMs) : settings.timeoutMs;
  const patienceMs = isBrief ? briefMs : cleanUpPatienceMs;
  const { target } = openLine({ ...settings, timeoutMs }, runId, {
    first: (await countLines(exchangesFile)) + 1,
    record: exchangeFile(task),
    // A short patience of its own: otherwise the operator would wait for all that was left of the run's.
    patience: patience(patienceMs, patienceMs),
    waiting,
  });
  try {
    const api = openApi({ target, capabilities, apiKey: settings.apiKey });
    const until = isBrief ? Date.now() + 2.5 * briefMs : Number.POSITIVE_INFINITY;
    const { formats, concurrency: atOnce } = settings;
    return await cleanUp(api, written, { formats, atOnce, until, ...(isBrief ? { mostUnanswered: 1 } : {}) });
  } finally {
    await target.close();
  }
}
