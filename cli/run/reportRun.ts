import { join } from 'node:path';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { casePage } from '../../reports/casePage.ts';
import { exitCode } from '../../reports/exitCode.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { findings } from '../../reports/findings.ts';
import { allureFolder, reportFiles } from '../../reports/reportFiles.ts';
import { results } from '../../reports/results.ts';
import { closingLines, terminal } from '../../reports/terminal.ts';
import { widthOf } from '../../reports/widthOf.ts';
import { inFolder } from '../show/inFolder.ts';
import { stdoutColors } from '../stdoutColors.ts';
import { fileTrouble } from './files/fileTrouble.ts';
import type { LostFile } from './files/journal.ts';
import type { RunFiles } from './files/openRunFiles.ts';
import { type KnownSecrets, secretsOf } from './files/secretsOf.ts';
import { wholeExchanges } from './files/storedExchanges.ts';
import type { RunHost } from './RunHost.ts';

type Reported = Pick<Settings, 'report' | 'out' | 'json' | 'quiet'> & KnownSecrets;

/**
 * Writes the reports of a finished run, prints the one on stdout and returns the exit code. Raises SettingsError if a report could not
 * be written.
 */
export async function reportRun(
  finished: FinishedRun,
  settings: Reported,
  files: RunFiles,
  host: Pick<RunHost, 'stdout' | 'stderr'>,
): Promise<number> {
  tellLost(await writeReports(finished, settings, files, host), finished, host);
  return exitCode(finished);
}

/** Writes the reports of a finished run and prints the one on stdout. Returns which could not be written, in a sentence. */
export async function writeReports(
  finished: FinishedRun,
  settings: Reported,
  files: RunFiles,
  { stdout }: Pick<RunHost, 'stdout'>,
): Promise<string | undefined> {
  const found = results(finished);
  const folder = redactor(secretsOf(settings)).text(settings.out);
  files.end(found, await reportFiles(finished, settings.report, inFolder(folder)));
  if (settings.report.includes('allure')) files.lose(await allure(finished, settings.out));
  const lost = files.lost();
  if (settings.json) stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else if (settings.quiet) stdout.write(`${closingLines(finished, stdoutColors()).join('\n')}\n`);
  else {
    const where = lost === undefined ? `\nReports: ${settings.out}` : '';
    const pages = await pageOfOnlyCase(finished, settings.out, widthOf(stdout));
    stdout.write(`${pages}${terminal(finished, stdoutColors(), widthOf(stdout))}${where}\n`);
  }
  return lost;
}

/** Whether reports that could not be written end the command with an error. An interrupted run has an exit code of its own. */
export const endsByLoss = (
  lost: string | undefined,
  { interrupted }: FinishedRun,
  host: Pick<RunHost, 'lost'>,
): boolean => lost !== undefined && host.lost === undefined && !interrupted;

/** Tells which reports could not be written. Raises SettingsError if that ends the command. */
export function tellLost(
  lost: string | undefined,
  finished: FinishedRun,
  host: Pick<RunHost, 'stderr' | 'lost'>,
): void {
  if (lost === undefined) return;
  if (endsByLoss(lost, finished, host)) throw new SettingsError(lost);
  if (host.lost === undefined) host.stderr.write(`assay: ${lost}\n`);
  else host.lost(lost);
}

/** A run of one case prints its calls too. Empty for a run of several. */
async function pageOfOnlyCase(finished: FinishedRun, out: string, width: number): Promise<string> {
  const [verdict, another] = finished.verdicts;
  if (verdict === undefined || another !== undefined || finished.traffic !== undefined) return '';
  const page = casePage(
    {
      verdict,
      finding: findings(finished)
        .map((is, index) => ({ number: index + 1, is }))
        .at(0),
      statement: finished.clauses.find(({ id }) => id === verdict.clause)?.statement ?? '',
      kept: await wholeExchanges(verdict, join(out, 'exchanges.ndjson')),
      command: undefined,
    },
    { colors: stdoutColors(), width, isWhole: false },
  );
  return `${page.join('\n')}\n`;
}

/** Loaded only on demand; returns what could not be written. */
async function allure(finished: FinishedRun, out: string): Promise<readonly LostFile[]> {
  const { writeAllure } = await import('./files/writeAllure.ts');
  try {
    writeAllure(finished, join(out, allureFolder));
    return [];
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    return [{ file: allureFolder, trouble }];
  }
}
