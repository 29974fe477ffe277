import type { Command } from 'commander';
import { nameHint } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import { commandFlags } from './commandFlags.ts';
import { addFlags, addOptions, flagsOf, settingsOf } from './flagsOf.ts';
import { diagnoseHelp, initHelp, runHelp } from './helpTexts.ts';
import { judgingThread, startedThread } from './run/threads/judgingThread.ts';

/** Adds `run`, which `assay` does without a command too; `ended` is told the exit code. */
export function addRunCommand(root: Command, ended: (code: number) => void): void {
  const run = root.command('run [words...]', { isDefault: true }).usage('[options]');
  addOptions(
    run.description('judge a target; without --target, the embedded reference server'),
    commandFlags.run,
  );
  run.addHelpText('after', runHelp).action(async (words: readonly string[]) => {
    const [word] = words;
    if (word !== undefined) throw new SettingsError(unknownCommand(word, root));
    const settings = settingsOf(run, commandFlags.run);
    // The judging thread loads the suites while this one loads the run. Hooks may change the environment first, and --plan judges nothing.
    const openJudges = settings.hooks === null && !settings.plan ? startedThread() : judgingThread;
    const { runCommand, thisProcess } = await import('./run/runCommand.ts');
    // Reports hold the target's data, so nobody else on this machine may read them.
    process.umask(0o077);
    ended(await runCommand(settings, { ...thisProcess, openJudges }));
  });
}

function unknownCommand(word: string, root: Command): string {
  const names = root.commands.map((command) => command.name());
  return `"${word}" is no command. ${nameHint(word, names)}`;
}

/** In init, these two have another help. */
const ofInitItself: readonly string[] = ['target', 'fixtures'];

/** Adds `init`, which comes before the first run; `ended` is told the exit code. */
export function addInitCommand(root: Command, ended: (code: number) => void): void {
  const starting = root
    .command('init')
    .description(
      'try a target and write the files that assay needs to judge it: settings, fixtures, the key',
    );
  starting
    .option('--target <url>', 'the base URL of the server; without it, init asks')
    .option('--fixtures <file>', 'a fixtures file of your own, instead of the one that init writes');
  addFlags(
    starting,
    commandFlags.init.filter((flag) => !ofInitItself.includes(flag)),
  )
    .option('--force', 'replace the files that are there already')
    .addHelpText('after', initHelp)
    .action(async () => {
      const { init } = await import('./init/init.ts');
      const { force = false } = starting.opts<{ force?: boolean }>();
      const surroundings = { environment: process.env, folder: process.cwd() };
      ended(await init({ flags: flagsOf(starting, commandFlags.init), force, ...surroundings }));
    });
}

/** Adds `diagnose`, which asks a target and judges no more than it has to; `ended` is told the exit code. */
export function addDiagnoseCommand(root: Command, ended: (code: number) => void): void {
  const diagnosing = root
    .command('diagnose')
    .description('say what is wrong with a deployment and what to do; sends nothing that writes');
  addOptions(diagnosing, commandFlags.diagnose)
    .option('--json', 'print the diagnosis as JSON, by diagnosis.schema.json of this package')
    .addHelpText('after', diagnoseHelp)
    .action(async () => {
      const settings = settingsOf(diagnosing, commandFlags.diagnose);
      const { diagnoseCommand } = await import('./diagnose/diagnoseCommand.ts');
      ended(await diagnoseCommand({ ...settings, json: diagnosing.opts().json === true }));
    });
}
