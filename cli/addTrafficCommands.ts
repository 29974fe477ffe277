import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { SettingsError } from '../config/SettingsError.ts';
import { commandFlags } from './commandFlags.ts';
import { addOptions, flagsOf, settingsOf, withOwnFolder } from './flagsOf.ts';

const watchHelp = `
Clients call the printed address instead of the target's. Calls and answers pass unchanged, apart from Host and the headers of the
connection. Assay judges each answer after passing it on, by the clauses that one exchange can show: envelope, values, formats and
the key in answers. Reports go to assay-watch/, unless --out names another folder. The result says what was seen, and never that
the target conforms. Assay counts what it can't judge, with the reason.

Bodies are stored only with --keep; a finding quotes the value that is wrong. Keys are removed from everything.

Exit codes: 0 no breach seen, 1 breach (with --strict also a SHOULD), 2 wrong settings, 4 nothing was judged.

Examples:
  $ assay watch --target https://host.example/api --port 8081
  $ assay watch --target http://127.0.0.1:8080/api --max-duration 10m --json > watched.json
`;

const judgeHelp = `
Reads HAR 1.2 as browsers and proxies export it, the exchanges.ndjson of a run, or records of one line each (docs/watch.md). If the
file holds calls to several base URLs, --target names one. Each answer is judged as assay watch does. Reports go to assay-judge/,
unless --out names another folder.

For the folder of a run, this version judges every case of that run again on the answers that it got, and says what changed. --fixtures
names the file that the run had. A case for which this version makes calls that the run did not make can't be judged again.

Exit codes: 0 no breach seen, 1 breach (with --strict also a SHOULD), 2 wrong settings or no traffic in the file, 4 nothing was judged.
For a run: 0 no verdict got worse, 1 one did, 4 some cases can't be judged again.

Examples:
  $ assay judge traffic.har
  $ assay judge traffic.har --target https://host.example/api
  $ assay judge assay-report/exchanges.ndjson
  $ assay judge assay-report --fixtures fixtures.json     after an update of Assay
`;

/** Adds the commands that judge the answers to other clients: `watch` and `judge`; `ended` is told the exit code. */
export function addTrafficCommands(root: Command, ended: (code: number) => void): void {
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
      ended(await watch(withOwnFolder(watching, settings), watching.opts(), process));
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
        const given = [
          ...Object.keys(flagsOf(judging, ['target', 'deviations', 'report', 'quiet'])).filter(
            (name) => name !== 'config',
          ),
          ...(judging.opts().keep === true ? ['keep'] : []),
        ];
        if (given.length > 0)
          throw new SettingsError(
            `--${given.join(' and --')}: for the folder of a run, assay judge uses that run's target and known deviations, and writes only results.json and results.ndjson; leave it out.`,
          );
        const { judgeRun } = await import('./judge/judgeRun.ts');
        ended(await judgeRun(file, asked, process));
        return;
      }
      ended(
        await judgeTraffic(
          file,
          target === null ? { ...asked, target: null } : asked,
          judging.opts(),
          process,
        ),
      );
    });
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
