import { resolve } from 'node:path';
import type { Command } from 'commander';
import { commandFlags, connectionFlags } from './commandFlags.ts';
import { addOptions, flagsOf, settingsOf, withOwnFolder } from './flagsOf.ts';
import {
  cleanupHelp,
  compareHelp,
  deviationsHelp,
  mergeHelp,
  reproHelp,
  rerunHelp,
  showHelp,
} from './helpTexts.ts';

/** Adds the commands that take the folders of runs: `show`, `cleanup`, `merge`, `compare` and `rerun`; `ended` is told the exit code. */
export function addFolderCommands(root: Command, ended: (code: number) => void): void {
  const showing = root
    .command('show [finding-or-case]')
    .description('print a finding or a case of a finished run, with its calls and what differs');
  showing
    .option('--in <folder>', 'the reports of the run (default: assay-report)')
    .option('--whole', 'show every call and every body to its end')
    .addHelpText('after', showHelp)
    .action(async (asked: string | undefined) => {
      const { show } = await import('./show/show.ts');
      ended(await show(asked, showing.opts()));
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
      ended(await cleanup(folder === undefined ? settings : { ...settings, out: resolve(folder) }, isNamed));
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
      ended(await merge(folders, merging.opts(), withOwnFolder(merging, settings), process));
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
      ended(await compareAll(runs, comparing.opts()));
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
      ended(await rerun(folder ?? 'assay-report', withOwnFolder(rerunning, settings), isNamed));
    });
}

/** Adds the commands that write files about the findings in such a folder: `deviations` and `repro`; `ended` is told the exit code. */
export function addFindingCommands(root: Command, ended: (code: number) => void): void {
  const deviating = root
    .command('deviations [folder]')
    .description('write the list of known deviations of a run, an entry for each finding');
  deviating
    .option('--out <file>', 'the file to write, which must not be there yet (default: deviations.json)')
    .addHelpText('after', deviationsHelp)
    .action(async (folder: string | undefined) => {
      const { listDeviations } = await import('./deviations/listDeviations.ts');
      ended(listDeviations(folder ?? 'assay-report', deviating.opts()));
    });

  const reproducing = root
    .command('repro [folder]')
    .description('write scripts that make the calls of findings again and say whether the breach is seen');
  addOptions(reproducing, connectionFlags)
    .option('--case <id>', 'only this case of the run (default: the first case of each finding)')
    .option('--out <folder>', 'where the files go (default: assay-repro)')
    .option('--vitest', 'also write test files, which need vitest and undici and nothing of Assay')
    .option('--har', 'also write the exchanges of the case, or of the whole run, as HAR 1.2')
    .addHelpText('after', reproHelp)
    .action(async (folder: string | undefined) => {
      const settings = settingsOf(reproducing, connectionFlags);
      const { repro } = await import('./repro/repro.ts');
      process.umask(0o077);
      ended(await repro(folder ?? 'assay-report', reproducing.opts(), settings));
    });
}
