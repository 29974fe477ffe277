import { join } from 'node:path';
import picocolors from 'picocolors';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { readDeviations } from '../../config/readDeviations.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { refusal } from '../../harness/target/permits.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { exitCode } from '../../reports/exitCode.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { reportFiles } from '../../reports/reportFiles.ts';
import { results } from '../../reports/results.ts';
import { closingLines, terminal } from '../../reports/terminal.ts';
import { formats } from '../../specs/Format.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { openEmbedded } from './embedded.ts';
import { fileTrouble } from './files/fileTrouble.ts';
import type { LostFile } from './files/journal.ts';
import { openReports, type Reports } from './files/openReports.ts';
import { type Interruption, interruption } from './interruption.ts';
import { judgeTarget, type RunSettings, type Suite } from './judgeTarget.ts';
import { planText } from './planText.ts';
import type { RunHost } from './RunHost.ts';
import { isResumable, type ResumedRun } from './resume/resumedRun.ts';
import { resumeReports } from './resume/resumeReports.ts';
import { checkDeviations, checkSelection, isNarrowed } from './selection.ts';
import { judgingThread } from './threads/judgingThread.ts';

/** What a run uses when it is the only one in its process. */
export const thisProcess: RunHost = {
  stdout: process.stdout,
  stderr: process.stderr,
  openJudges: judgingThread,
};

/**
 * `assay run`: judges a target and returns the exit code. `completes` is the id of the earlier run whose cases are judged again.
 *
 * Raises SettingsError and TargetError.
 */
export async function runCommand(
  settings: Settings,
  host: RunHost = thisProcess,
  completes?: string,
): Promise<number> {
  const deviations = readDeviations(settings.deviationsFile);
  checkDeviations(deviations);
  const more = { deviations, ...(completes === undefined ? {} : { completes }) };
  // The judging thread plans everything. Here it is planned only if it matters earlier, because it takes a while.
  if (isNarrowed(settings)) checkSelection(settings, planRun(settings));
  if (settings.plan) return printPlan(planRun(settings), settings, host);
  if (settings.target !== null) {
    const known = { ...ofGivenTarget(settings), ...more };
    // A proxy that is none must be noticed before the files of an older run go.
    await routeTo(new URL(known.target), known.connection);
    return judgeAndReport(known, givenFlags(settings), host);
  }
  if (settings.resume)
    throw new SettingsError(
      'resume: name the target of the run with --target; a run of the embedded reference server ended with it.',
    );
  const embedded = await openEmbedded(settings.seed);
  try {
    const { url, apiKey } = embedded;
    return await judgeAndReport(
      {
        ...settings,
        target: url,
        apiKey,
        headers: {},
        fixtures: embedded.fixtures,
        connection: plainConnection,
        ...more,
      },
      [],
      host,
    );
  } finally {
    await embedded.close();
  }
}

async function judgeAndReport(
  settings: RunSettings,
  given: readonly string[],
  host: RunHost,
): Promise<number> {
  const { reports, resumed } = settings.resume
    ? await resumeReports(settings)
    : { reports: await openReports(settings.out), resumed: undefined };
  // Signals are heard until the reports are written: one that comes while they are made must not cut them off.
  const stop = interruption();
  try {
    return await reported(settings, given, reports, { ...host, stop, resumed });
  } finally {
    stop.dispose();
    reports.close();
  }
}

async function reported(
  settings: RunSettings,
  given: readonly string[],
  reports: Reports,
  host: RunHost & { readonly stop: Interruption; readonly resumed: ResumedRun | undefined },
): Promise<number> {
  const { stdout, stderr } = host;
  const finished = await judgeTarget(settings, suiteOf(settings), reports, given, host);
  const found = results(finished);
  reports.end(found, reportFiles(finished, settings.report));
  if (!isResumable(finished)) reports.forget();
  if (settings.report.includes('allure')) reports.lose(await allure(finished, settings.out));
  const lost = reports.lost();
  if (settings.json) stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else if (settings.quiet) stdout.write(`${closingLines(finished, picocolors).join('\n')}\n`);
  else {
    const where = lost === undefined ? `\nReports: ${settings.out}` : '';
    stdout.write(`${terminal(finished, picocolors)}${where}\n`);
  }
  if (lost === undefined) return exitCode(finished);
  if (!finished.interrupted) throw new SettingsError(lost);
  stderr.write(`assay: ${lost}\n`);
  return exitCode(finished);
}

const suiteOf = (settings: Settings): Suite => ({
  selected: () => planRun(settings).cases.map(({ id }) => id),
  cases: () =>
    allCases(formats).cases.map(({ operation, ...one }) => ({ ...one, operation: operation?.name ?? '-' })),
});

/** Loaded only on demand; returns what could not be written. */
async function allure(finished: FinishedRun, out: string): Promise<readonly LostFile[]> {
  const { writeAllure } = await import('./files/writeAllure.ts');
  try {
    writeAllure(finished, join(out, 'allure-results'));
    return [];
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    return [{ file: 'allure-results', trouble }];
  }
}

/** The settings of a run whose target was given; raises SettingsError if there is no key for it. */
export function ofGivenTarget(settings: Settings): Omit<RunSettings, 'deviations'> {
  const { target, apiKey } = settings;
  if (target === null) throw new Error('there is no target to take the key for');
  if (apiKey === null)
    throw new SettingsError(
      'apiKey: none was given for this target; set ASSAY_API_KEY or name a file with --api-key-file.',
    );
  return { ...settings, target, apiKey };
}

/** The flags that must be repeated to reach the same target; the key comes from its usual source. */
export function givenFlags({
  target,
  connection,
  fixturesFile,
  deviationsFile,
}: Pick<Settings, 'target' | 'connection' | 'fixturesFile' | 'deviationsFile'>): readonly string[] {
  const { ca, cert, certKey, insecure, proxy } = connection;
  return [
    ...(target === null ? [] : [`--target '${target}'`]),
    ...(ca === null ? [] : [`--ca '${ca.file}'`]),
    ...(cert === null ? [] : [`--cert '${cert.file}'`]),
    ...(certKey === null || certKey.file === cert?.file ? [] : [`--cert-key '${certKey.file}'`]),
    ...(insecure ? ['--insecure'] : []),
    // With a password, it comes from its usual source, as the key does.
    ...(proxy === null || proxy.user !== null ? [] : [`--proxy '${proxy.url}'`]),
    ...(deviationsFile === null ? [] : [`--deviations '${deviationsFile}'`]),
    ...(fixturesFile === null ? [] : [`--fixtures '${fixturesFile}'`]),
  ];
}

async function printPlan(plan: Plan, settings: Settings, { stdout }: RunHost): Promise<number> {
  const { readOnly, allow, target } = settings;
  const loopback = target === null || (await routeTo(new URL(target), settings.connection)).loopback;
  const mayDo = (effect: Parameters<typeof refusal>[1]): boolean =>
    refusal({ loopback, readOnly, allow }, effect) === null;
  stdout.write(`${planText(plan, settings, mayDo)}\n`);
  return 0;
}
