import { setTimeout as pause } from 'node:timers/promises';
import { liveOutside } from '../../harness/outside/Outside.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target } from '../../harness/target/Target.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import { patience } from '../../harness/transport/patience.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import type { Cleaned } from './Cleaned.ts';
import { type CleanUpOptions, cleanUp } from './cleanUp.ts';
import { removable } from './cleanUpCalls.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { highestExchange } from './files/highestExchange.ts';
import { recordedOrder } from './files/recordedOrder.ts';
import { openRunTarget } from './openRunTarget.ts';
import type { Task } from './Task.ts';

/** If the operator is in a hurry: how long one call of clean-up may take, and how long all of them, in milliseconds. */
const briefMs = 1000;
const allBriefMs = 2500;

/** How long clean-up waits for a target that asks for time. Nobody should wait long for the end of a run. */
const cleanUpPatienceMs = 30_000;

interface CleanUpRunOptions {
  readonly waiting: (wait: Wait) => void;
  /** Exchanges are not numbered lower than this. */
  readonly numberFrom?: number;
  /** Whether somebody is in a hurry (`Interruption`). Then clean-up is brief from its beginning. */
  readonly isHurried?: () => boolean;
  /** Settles when somebody is, even while the run cleans up. */
  readonly hurried?: Promise<unknown>;
}

/** Removes what a run made (`cleanUp`). It opens the target again, because the thread that judged may have died with its connections. */
export async function cleanUpRun(
  task: Omit<Task, 'firstExchange'>,
  written: WrittenRecords,
  { waiting, numberFrom = 1, isHurried = () => false, hurried }: CleanUpRunOptions,
): Promise<Cleaned> {
  const { settings, runId, exchangesFile } = task;
  const isBrief = isHurried();
  const timeoutMs = isBrief ? Math.min(briefMs, settings.timeoutMs) : settings.timeoutMs;
  const patienceMs = isBrief ? briefMs : cleanUpPatienceMs;
  const order = task.orderFile === undefined ? undefined : recordedOrder(task.orderFile, 'cleanUp');
  const { target } = openRunTarget({ ...settings, timeoutMs }, runId, {
    first: Math.max(numberFrom, (await highestExchange(exchangesFile)) + 1),
    record: exchangeFile(task),
    // A short patience of its own: otherwise the operator would wait for all that was left of the run's.
    patience: patience(patienceMs, patienceMs),
    waiting,
  });
  try {
    const cutOff = hurried?.then(() => pause(allBriefMs, undefined, { ref: false }));
    return await cleanUpOver(target, task, written, {
      ...(order === undefined ? {} : { outside: order.outside }),
      cutOff,
      ...(isBrief ? { mostUnanswered: 1 } : {}),
    });
  } finally {
    order?.outside.end();
    await target.close();
    order?.close();
  }
}

/** Cleans up over a target that is open, or whose answers come from a record. */
export async function cleanUpOver(
  target: Target,
  { settings, capabilities }: Pick<Task, 'settings' | 'capabilities'>,
  written: WrittenRecords,
  { outside = liveOutside, ...more }: Pick<CleanUpOptions, 'outside' | 'cutOff' | 'mostUnanswered'>,
): Promise<Cleaned> {
  const { scope, apiKey, formats, concurrency: atOnce } = settings;
  const missing = [removable.get, removable.removal].find(({ name }) =>
    scope.withoutOperations.includes(name),
  );
  if (missing !== undefined) return nothingRemoved(written, `${missing.name} is out of scope`);
  const api = withinScope(openApi({ target: outside.target(target), capabilities, apiKey }), scope);
  return cleanUp(api, written, { formats, atOnce, outside, ...more });
}

/** What clean-up did if the target does not offer what it takes. `why` is worded to follow "for". */
const nothingRemoved = (written: WrittenRecords, why: string): Cleaned => ({
  companies: written.idsOf(removable.record).map((id) => ({ id, why, fate: 'stays' })),
  notFound: [],
  notLookedFor: written.openMarksOf(removable.record),
});
