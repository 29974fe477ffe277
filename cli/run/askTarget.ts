import type { Fixtures } from '../../config/Settings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { Api } from '../../harness/target/Api.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import { patience } from '../../harness/transport/patience.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { openLine } from './openLine.ts';
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
}

/** Asks a target, before a run, what it understands and what records it has. Raises TargetError if there is none to judge. */
export async function askTarget(
  task: Omit<Task, 'capabilities' | 'firstExchange'>,
  { waiting, first = 1 }: AskOptions = {},
): Promise<AskedTarget> {
  const { settings } = task;
  const store = exchangeFile(task);
  let quickestMs = Number.POSITIVE_INFINITY;
  const ofRun = patience();
  const record = (exchange: Exchange): void => {
    store(exchange);
    if (exchange.response === null) return;
    quickestMs = Math.min(quickestMs, exchange.timings.durationMs);
  };
  const { target, exchanged } = openLine(settings, task.runId, {
    first,
    record,
    patience: ofRun,
    waiting,
  });
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
    await target.close();
  }
}
