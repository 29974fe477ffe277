import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { nameOfHooks, withinTime } from '../../config/hooks/HookError.ts';
import type { RunBegins, RunEnds } from '../../config/hooks/Hooks.ts';
import { hooksOf, isHeldHere, loadHooks } from '../../config/hooks/loadHooks.ts';
import type { UsedHooks } from '../../reports/FinishedRun.ts';
import { raiseRedacted } from './files/redacted.ts';
import type { Task } from './Task.ts';

/** How long the operator may take to prepare a run, and to take note of its end, in milliseconds. */
const endsWithinMs = 60_000;

type HookedSettings = Pick<
  Task['settings'],
  'hooks' | 'target' | 'formats' | 'seed' | 'apiKey' | 'headers' | 'connection'
>;

/** Calls the operator's `beforeRun`. Raises HookError, which ends the command before anything is sent. */
export async function beginWithHooks(settings: HookedSettings, command: RunBegins['command']): Promise<void> {
  const { beforeRun } = await loadHooks(settings.hooks);
  if (beforeRun === undefined) return;
  const { target, formats, seed } = settings;
  await calling('beforeRun', settings, () => beforeRun({ command, target, formats, seed }));
}

/** Calls the operator's `afterRun`. What goes wrong there is told, and changes nothing. */
export async function endWithHooks(
  settings: HookedSettings,
  ended: () => RunEnds,
  tell: (text: string) => void,
): Promise<void> {
  const { afterRun } = hooksOf(settings.hooks);
  if (afterRun === undefined) return;
  try {
    await calling('afterRun', settings, () => afterRun(ended()));
  } catch (error) {
    tell(`assay: ${(error as Error).message} The verdicts stay as they are.\n`);
  }
}

async function calling(
  hook: string,
  settings: HookedSettings,
  call: () => void | Promise<void>,
): Promise<void> {
  const what = `The hook ${hook} in ${nameOfHooks(settings.hooks ?? '')}`;
  await withinTime(what, endsWithinMs, call).catch(raiseRedacted(settings));
}

/** The hooks of a run, as its reports name them; undefined where there are none. */
export function usedHooks(hooks: string | null): UsedHooks | undefined {
  if (hooks === null) return undefined;
  const exports = Object.keys(hooksOf(hooks)).sort();
  if (isHeldHere(hooks)) return { exports };
  const digest = createHash('sha256').update(readFileSync(hooks)).digest('hex');
  return { file: nameOfHooks(hooks), digest, exports };
}
