import { resolve } from 'node:path';
import type { Command } from 'commander';
import { commandFlags, connectionFlags } from './commandFlags.ts';
import { addOptions, flagsOf, folderOfLastRun, settingsOf, withOwnFolder } from './flagsOf.ts';

const showHelp = `
Without an argument it prints the findings of the run, with their numbers. A number prints a finding's first case,
an id any case of the run: expected and actual, the requests and the answers, and an arrow before what differs.

Examples:
  $ assay show
  $ assay show 1
  $ assay show json/CompanyUpdate/ACT-2 --whole
`;

const cleanupHelp = `
A run notes in made.ndjson what it is about to create. A run that ends by itself, or by one signal, removes its companies. After a
kill -9 this command does. It looks at each record first, and deletes only the run's own. No call removes records of other kinds.
The target is that of the run, unless --target names another. The key comes from its usual source.

Exit codes: 0 nothing is left that a call could remove, 2 wrong settings, 3 no target or key refused, 4 something stays.

Examples:
  $ assay cleanup                                     of the run whose reports are in assay-report/
  $ assay cleanup nightly/assay-report --api-key-file key.txt
`;

const mergeHelp = `
A run can be divided: each shard is judged by a command of its own, on any machine, with the same settings and seed. Each knows its part
without the others. merge makes the reports of the whole run from the folders of all shards. It sends nothing. docs/shards.md tells more.

Exit codes are those of assay run, for the whole run; 2 also if the folders do not fit together.

Examples:
  $ assay run --target http://127.0.0.1:8080/api --shard 1/4 --out shard-1       and so on to 4/4
  $ assay merge shard-1 shard-2 shard-3 shard-4 --out assay-report
`;

const compareHelp = `
The first run is what the others are compared with: an older version, another vendor, a baseline. The first line
counts causes: 2 new problems, 1 fixed, 3 unchanged. Then each cause shows its clearest case with both answers. Only
what both runs judged can change. What only one of them judged is listed apart. More than two runs get a column
each, and each clause that did not come out alike gets a row.

Exit codes: 0 no regression, 1 something fails in another run that did not fail in the first, 2 wrong usage,
4 nothing to compare.

Examples:
  $ assay compare baseline assay-report
  $ assay compare old/results.json new/results.json --html changes.html
  $ assay compare vendor-1 vendor-2 vendor-3
`;

const rerunHelp = `
The target, seed, formats and runs are those of the earlier run; --target names another target. The key and the fixtures come from their
usual sources. If the run had fixtures, rerun wants some too: without them, cases would be blocked and look mended.
Reports go to assay-rerun/, unless --out names another folder. The result names the earlier run, and alone it never conforms.

Exit codes are those of assay run. 0 also means that there was nothing to judge again.

Examples:
  $ assay rerun                                       of the run whose reports are in assay-report/
  $ assay rerun nightly/assay-report --fixtures fixtures.json
`;

/** Adds the commands that take the folders of runs: `show`, `cleanup`, `merge`, `compare` and `rerun`; `ended` is told the exit code. */
export function addFolderCommands(root: Command, ended: (code: number) => void): void {
  const showing = root
    .command('show [finding-or-case]')
    .description('print a finding or a case of a finished run, with its calls and what differs');
  showing
    .option('--in <folder>', 'the reports of the run (default: the folder of the settings, or assay-report)')
    .option('--whole', 'show every call and every body to its end')
    .addHelpText('after', showHelp)
    .action(async (asked: string | undefined) => {
      const { show } = await import('./show/show.ts');
      ended(await show(asked, { ...showing.opts(), in: showing.opts().in ?? folderOfLastRun(showing) }));
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
      ended(await rerun(folder ?? folderOfLastRun(rerunning), withOwnFolder(rerunning, settings), isNamed));
    });
}

const deviationsHelp = `
With a list of known deviations, a run tells you what is new. A listed case that fails is "known": every report shows it, and it does
not fail the run. The outcome is then "2 known deviations, nothing new", and never "conforms". An entry ends the run with exit code 1 if
it no longer applies or its date is over.

Examples:
  $ assay deviations assay-report
  $ assay run --deviations deviations.json
`;

const reproHelp = `
Each script needs bash, curl and standard tools, and the key in ASSAY_API_KEY. It makes only the calls that the breach needs, and
takes ids from their answers. It says where it writes, and deletes what it made if the API can. An id that only you know is a
variable that you set. TARGET names a base URL other than the run's.

A script ends with 0 if the breach is not seen, and with 1 if it is. It ends with 2 if something is missing to start with. It ends with
3 if it can't tell: then it shows the answers, and a person has to look. Each comparison was tried on the answers of the run and on
the reference server.

Exit codes: 0 the files are written, 2 wrong usage or no such run.

Examples:
  $ assay repro                                       of the run whose reports are in assay-report/
  $ assay repro nightly/assay-report --case json/CompanyUpdate/ACT-2 --vitest --har
`;

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
      ended(listDeviations(folder ?? folderOfLastRun(deviating), deviating.opts()));
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
      ended(await repro(folder ?? folderOfLastRun(reproducing), reproducing.opts(), settings));
    });
}
