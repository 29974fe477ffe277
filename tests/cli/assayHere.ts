import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { codeOf } from '../../cli/finish.ts';
import { addOptions, flagsOf } from '../../cli/flagsOf.ts';
import { judgeInOrder } from '../../cli/run/judgeInOrder.ts';
import { openNotedRun } from '../../cli/run/openNotedRun.ts';
import type { RunHost } from '../../cli/run/RunHost.ts';
import { runCommand } from '../../cli/run/runCommand.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { options } from '../../config/options.ts';
import type { Settings } from '../../config/Settings.ts';
import type { Ended } from './assay.ts';

/**
 * `assay run` in this process: everything but the start of the command, the process's own signals and umask, and the thread that judges.
 * A start costs three seconds of processor time, and this costs what the run costs.
 * `onOutput` hears of each write to stdout, which comes after all reports.
 */
export async function assayHere(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onOutput: () => void = () => undefined,
): Promise<Ended> {
  const { host, text } = hostHere(onOutput);
  const started = performance.now();
  const code = await codeOf(() => runCommand(settingsOf(folder, args, env), host), host.stderr);
  return { code, ...text, ms: performance.now() - started };
}

/** What a run in this process writes to and judges with, and what it has written. */
export function hostHere(onOutput: () => void = () => undefined): {
  readonly host: RunHost;
  readonly text: { readonly stdout: string; readonly stderr: string };
} {
  const text = { stdout: '', stderr: '' };
  const writer = (name: keyof typeof text) => ({
    write: (more: string) => {
      text[name] += stripVTControlCharacters(more);
      if (name === 'stdout') onOutput();
    },
  });
  return {
    host: { stdout: writer('stdout'), stderr: writer('stderr'), openThread: judgesHere },
    text,
  };
}

const flags = options.map(({ flag }) => flag);

function settingsOf(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Settings {
  const command = addOptions(new Command().command('run'), flags);
  command.parse(args.slice(1), { from: 'user' });
  return loadSettings({ flags: flagsOf(command, flags), environment, folder, isToJudge: true });
}

/** Judges in this thread. */
const judgesHere: RunHost['openThread'] = (listener) => ({
  start: (task) => {
    const run = openNotedRun(task);
    listener.planned(run.suite);
    const ownErrors: string[] = [];
    const { done, cancel } = judgeInOrder(run, task.settings.concurrency, {
      verdict: listener.verdict,
      ownError: (error) => ownErrors.push(String(error)),
    });
    return { done: done.then(() => ownErrors), cancel };
  },
  close: async () => undefined,
});
