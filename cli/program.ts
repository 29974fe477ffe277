import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { nearestName } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import { addCertificateCommands } from './addCertificateCommands.ts';
import { addPrintingCommands } from './addPrintingCommands.ts';
import { addServerCommands } from './addServerCommands.ts';
import { addFlags, addOptions, commandFlags, flagsOf, settingsOf, withOwnFolder } from './flagsOf.ts';
import {
  cleanupHelp,
  compareHelp,
  deviationsHelp,
  diagnoseHelp,
  initHelp,
  judgeHelp,
  mainHelp,
  mergeHelp,
  reproHelp,
  rerunHelp,
  runHelp,
  showHelp,
  watchHelp,
} from './helpTexts.ts';
import { judgingThread, startedThread } from './run/threads/judgingThread.ts';
import { suiteVersion } from './suiteVersion.ts';

/**
 * Reads the command line, runs its command and returns the exit code. Raises CommanderError for wrong usage.
 *
 * Commands are loaded on demand: a wrong setting or --help should not wait for the suites.
 */
export async function program(argv: readonly string[]): Promise<number> {
  let code = 0;
  const root = new Command('assay')
    .description(
      'Judges whether a server keeps the Inventory and Order Management API v2017a, clause by clause.',
    )
    .version(suiteVersion, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; assay <command> --help tells more')
    .addHelpText('after', mainHelp)
    .configureHelp({ helpWidth: 100 })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'assay: ')) })
    .exitOverride();

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
    code = await runCommand(settings, { ...thisProcess, openJudges });
  });

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
    commandFlags.init.filter((flag) => !commandFlags.initOwn.includes(flag)),
  )
    .option('--force', 'replace the files that are there already')
    .addHelpText('after', initHelp)
    .action(async () => {
      const { init } = await import('./init/init.ts');
      const { force = false } = starting.opts<{ force?: boolean }>();
      const surroundings = { environment: process.env, folder: process.cwd() };
      code = await init({ flags: flagsOf(starting, commandFlags.init), force, ...surroundings });
    });

  addPrintingCommands(root, (ended) => {
    code = ended;
  });

  const diagnosing = root
    .command('diagnose')
    .description('say what is wrong with a deployment and what to do; sends nothing that writes');
  addOptions(diagnosing, commandFlags.diagnose)
    .option('--json', 'print the diagnosis as JSON, by diagnosis.schema.json of this package')
    .addHelpText('after', diagnoseHelp)
    .action(async () => {
      const settings = settingsOf(diagnosing, commandFlags.diagnose);
      const { diagnoseCommand } = await import('./diagnose/diagnoseCommand.ts');
      code = await diagnoseCommand({ ...settings, json: diagnosing.opts().json === true });
    });

  const showing = root
    .command('show [finding-or-case]')
    .description('print a finding or a case of a finished run, with its calls and what differs');
  showing
    .option('--in <folder>', 'the reports of the run (default: assay-report)')
    .option('--whole', 'show every call and every body to its end')
    .addHelpText('after', showHelp)
    .action(async (asked: string | undefined) => {
      const { show } = await import('./show/show.ts');
      code = await show(asked, showing.opts());
    });

  const cleaning = root
    .command('cleanup [folder]')
    .description('remove what a killed run left on its target; the folder is that of its reports');
  addOptions(cleaning, commandFlags.cleanup)
    .addHelpText('after', cleanupHelp)
    .action(async (folder: string | undefined) => {
      const settings = settingsOf(cleaning, commandFlags.cleanup);
      const { cleanup } = await import('./cleanup/cleanup.ts');
      const isNamed = flagsOf(cleaning, ['target']).target !== undefined;
      code = await cleanup(folder === undefined ? settings : { ...settings, out: resolve(folder) }, isNamed);
    });

  const merging = root
    .command('merge <folders...>')
    .description('put the shards of a run together: the folders of assay run --shard');
  addOptions(merging, commandFlags.merge)
    .option('--incomplete', 'merge although shards are missing; such a run never conforms')
    .addHelpText('after', mergeHelp)
    .action(async (folders: readonly string[]) => {
      const settings = settingsOf(merging, commandFlags.merge);
      const { merge } = await import('./merge/merge.ts');
      process.umask(0o077);
      code = await merge(folders, merging.opts(), withOwnFolder(merging, settings), process);
    });

  const comparing = root
    .command('compare <runs...>')
    .description(
      'compare runs with an earlier one, or several side by side: folders of runs, or results.json',
    );
  comparing
    .option('--json', 'print the comparison as JSON')
    .option('--html <file>', 'also write it as a page')
    .option('--strict', 'a new warning of a SHOULD is a regression too')
    .addHelpText('after', compareHelp)
    .action(async (runs: readonly string[]) => {
      const { compareAll } = await import('./compare/compareFolders.ts');
      code = await compareAll(runs, comparing.opts());
    });

  const rerunning = root
    .command('rerun [folder]')
    .description(
      'judge again what failed, warned or errored in a run, with its seed; the folder is that of its reports',
    );
  addOptions(rerunning, commandFlags.rerun)
    .addHelpText('after', rerunHelp)
    .action(async (folder: string | undefined) => {
      const settings = settingsOf(rerunning, commandFlags.rerun);
      const { rerun } = await import('./rerun/rerun.ts');
      process.umask(0o077);
      const isNamed = flagsOf(rerunning, ['target']).target !== undefined;
      code = await rerun(folder ?? 'assay-report', withOwnFolder(rerunning, settings), isNamed);
    });

  addCertificateCommands(root, (ended) => {
    code = ended;
  });

  const watching = root
    .command('watch')
    .description('judge the answers to other clients, which reach the target through a proxy on loopback');
  addOptions(watching, commandFlags.watch)
    .option('--port <number>', 'the port on 127.0.0.1 that clients call (default: a free one)')
    .option('--keep', 'store every exchange with its bodies (default: those of breaches, without bodies)')
    .addHelpText('after', watchHelp)
    .action(async () => {
      const settings = settingsOf(watching, commandFlags.watch);
      const { watch } = await import('./watch/watch.ts');
      process.umask(0o077);
      code = await watch(withOwnFolder(watching, settings), watching.opts(), process);
    });

  const judging = root
    .command('judge <file>')
    .description(
      'judge recorded traffic (a HAR, an exchanges.ndjson), or the folder of a run again; sends nothing',
    );
  addOptions(judging, commandFlags.judge)
    .option('--keep', 'store every exchange with its bodies (default: those of breaches, without bodies)')
    .addHelpText('after', judgeHelp)
    .action(async (file: string) => {
      const settings = settingsOf(judging, commandFlags.judge);
      const { judgeTraffic } = await import('./judge/judgeTraffic.ts');
      process.umask(0o077);
      const { target = null } = flagsOf(judging, ['target']);
      const asked = withOwnFolder(judging, settings);
      if (isFolder(file)) {
        const { judgeRun } = await import('./judge/judgeRun.ts');
        code = await judgeRun(file, asked, process);
        return;
      }
      code = await judgeTraffic(
        file,
        target === null ? { ...asked, target: null } : asked,
        judging.opts(),
        process,
      );
    });

  const deviating = root
    .command('deviations [folder]')
    .description('write the list of known deviations of a run, an entry for each finding');
  deviating
    .option('--out <file>', 'the file to write, which must not be there yet (default: deviations.json)')
    .addHelpText('after', deviationsHelp)
    .action(async (folder: string | undefined) => {
      const { listDeviations } = await import('./deviations/listDeviations.ts');
      code = listDeviations(folder ?? 'assay-report', deviating.opts());
    });

  const reproducing = root
    .command('repro [folder]')
    .description('write scripts that make the calls of findings again and say whether the breach is seen');
  addOptions(reproducing, commandFlags.connection)
    .option('--case <id>', 'only this case of the run (default: the first case of each finding)')
    .option('--out <folder>', 'where the files go (default: assay-repro)')
    .option('--vitest', 'also write test files, which need vitest and undici and nothing of Assay')
    .option('--har', 'also write the exchanges of the case, or of the whole run, as HAR 1.2')
    .addHelpText('after', reproHelp)
    .action(async (folder: string | undefined) => {
      const settings = settingsOf(reproducing, commandFlags.connection);
      const { repro } = await import('./repro/repro.ts');
      process.umask(0o077);
      code = await repro(folder ?? 'assay-report', reproducing.opts(), settings);
    });

  addServerCommands(root, (ended) => {
    code = ended;
  });

  for (const command of root.commands) command.exitOverride().configureHelp({ helpWidth: 100 });
  await root.parseAsync([...argv]);
  return code;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function unknownCommand(word: string, root: Command): string {
  const names = root.commands.map((command) => command.name());
  const nearest = nearestName(word, names);
  return `"${word}" is no command. ${nearest === undefined ? `Known are ${names.join(', ')}.` : `Did you mean ${nearest}?`}`;
}
