import type { Fixtures } from '../../config/Settings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { liveOutside, type Outside } from '../../harness/outside/Outside.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { Api } from '../../harness/target/Api.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target } from '../../harness/target/Target.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import { patience } from '../../harness/transport/patience.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { recordedOrder } from './files/recordedOrder.ts';
import { openRunTarget } from './openRunTarget.ts';
import type { Task } from './Task.ts';

/** What a target understands and has, and how many exchanges it took to find out. */
export interface AskedTarget {
  readonly capabilities: Capabilities;
  readonly fixtures: Fixtures;
  readonly exchanged: number;
  readonly quickestMs: number;
  /** What is left of the run's patience with a target that asks for time. */
  readonly patienceMs: number;
}

/** Hears immediately what happens while a target is asked. */
interface AskOptions {
  readonly waiting?: (wait: Wait) => void;
  /** The number of the first exchange; 1 if absent. */
  readonly first?: number | undefined;
  /** Where answers come from, if they come from a record. */
  readonly outside?: Outside | undefined;
}

/** What is asked of the task. The files are not written if answers come from a record. */
type AskTask = Pick<
  Task,
  'settings' | 'runId' | 'exchangesFile' | 'orderFile' | 'journalFile' | 'keptJournalFile'
>;

/** Asks a target, before a run, what it understands and what records it has. Raises TargetError if there is none to judge. */
export async function askTarget(
  task: AskTask,
  { waiting, first = 1, outside }: AskOptions = {},
): Promise<AskedTarget> {
  const { settings } = task;
  let quickestMs = Number.POSITIVE_INFINITY;
  const ofRun = patience();
  const hear = (exchange: Exchange): void => {
    if (exchange.response === null) return;
    quickestMs = Math.min(quickestMs, exchange.timings.durationMs);
  };
  const { target: sending, exchanged } = openRunTarget(settings, task.runId, {
    first,
    record: outside === undefined ? exchangeFile(task) : () => undefined,
    patience: ofRun,
    waiting,
  });
  const order =
    outside !== undefined || task.orderFile === undefined
      ? undefined
      : recordedOrder(task.orderFile, 'preflight');
  const heard = (outside ?? order?.outside ?? liveOutside).target(sending);
  const target: Target = {
    ...heard,
    send: async (request) => {
      const exchange = await heard.send(request);
      hear(exchange);
      return exchange;
    },
  };
  const open = (known: Capabilities): Api =>
    withinScope(openApi({ target, capabilities: known, apiKey: settings.apiKey }), settings.scope);
  try {
    const capabilities = await preflight({ target, settings, openApi: open });
    const readable = settings.formats.find((format) => capabilities.unread[format] === undefined);
    const { fixtures, notes } = await discoverFixtures(open(capabilities), settings.fixtures, {
      format: readable ?? settings.formats[0] ?? 'json',
      scope: settings.scope,
    });
    return {
      capabilities: { ...capabilities, notes: [...capabilities.notes, ...notes] },
      fixtures,
      exchanged: exchanged(),
      quickestMs,
      patienceMs: ofRun.leftMs(),
    };
  } finally {
    order?.outside.end();
    await target.close();
    order?.close();
  }
}
