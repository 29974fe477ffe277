import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { SettingsError } from '../config/SettingsError.ts';
import { commandFlags } from './commandFlags.ts';
import { addOptions, flagsOf, settingsOf, withOwnFolder } from './flagsOf.ts';
import { judgeHelp, watchHelp } from './helpTexts.ts';

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
