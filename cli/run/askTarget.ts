import type { Capabilities } from '../../harness/Capabilities.ts';
import { openApi } from '../../harness/openApi.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { exchangeFile } from './exchangeFile.ts';
import { openLine } from './openLine.ts';
import type { Task } from './Task.ts';

/** What a target understands, and how many exchanges it took to find out. */
export interface Asked {
  readonly capabilities: Capabilities;
  readonly exchanged: number;
}

/** Asks a target, before a run, what it understands. Raises TargetError when there is none to judge. */
export async function askTarget(task: Omit<Task, 'capabilities' | 'firstExchange'>): Promise<Asked> {
  const { settings } = task;
  const { target, exchanged } = openLine(settings, task.runId, 1, exchangeFile(task));
  try {
    const capabilities = await preflight({
      target,
      settings,
      openApi: (known) => openApi({ target, capabilities: known, apiKey: settings.apiKey }),
    });
    return { capabilities, exchanged: exchanged() };
  } finally {
    await target.close();
  }
}
