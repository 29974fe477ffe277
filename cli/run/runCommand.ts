import { resolve } from 'node:path';
import { isHeldHere, loadHooks } from '../../config/hooks/loadHooks.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import { readDeviations } from '../../config/readDeviations.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { notRead, settingsFileAbove } from '../../config/withoutTarget.ts';
import { quoted } from '../../harness/stored/curlConnection.ts';
import { refusal } from '../../harness/target/permits.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { exitCode, exitCodes } from '../../reports/exitCode.ts';
import { valueToFillIn } from '../../reports/headersToFillIn.ts';
import { loadReports } from '../../reports/reportFiles.ts';
import { results } from '../../reports/results.ts';
import { ofEmbedded, openEmbedded } from './embedded.ts';
import { openRunFiles, type RunFiles } from './files/openRunFiles.ts';
import { isHidden } from './files/secretsOf.ts';
import { type Interruption, interruption } from './interruption.ts';
import { namesCases } from './isNarrowed.ts';
import { judgeTarget } from './judgeTarget.ts';
import type { RunHost } from './RunHost.ts';
import { endsByLoss, tellLost, writeReports } from './reportRun.ts';
import { isResumable, type ResumedRun } from './resume/resumedRun.ts';
import { resumeRunFiles } from './resume/resumeRunFiles.ts';
import { beginWithHooks, endWithHooks } from './runHooks.ts';
import type { RunSettings } from './Task.ts';
import { judgingThread } from './threads/judgingThread.ts';

/** What a run uses when it is the only one in its process. */
export const thisProcess: RunHost = {
  stdout: process.stdout,
  stderr: process.stderr,
  openThread: judgingThread,
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
  await loadHooks(settings.hooks);
  const deviations = readDeviations(settings.deviationsFile);
  if (deviations.length > 0) (await import('./selection.ts')).checkDeviations(deviations, settings.hooks);
  const more = { deviations, ...(completes === undefined ? {} : { completes }) };
  // The judging thread loads and plans the suite. Here that is done only if it matters earlier, because it takes a while.
  if (namesCases(settings)) {
    const [{ checkSelection }, { planRun }] = await Promise.all([
      import('./selection.ts'),
      import('../../suites/kernel/planRun.ts'),
    ]);
    checkSelection(settings, planRun(settings));
  }
  if (settings.plan) return printPlan(settings, host);
  if (settings.target !== null) {
    const known = { ...ofGivenTarget(settings), ...more };
    // What is wrong with the proxy must be noticed before the files of an older run go.
    await routeTo(new URL(known.target), known.connection);
    return judgeAndReport(known, givenFlags(settings), host);
  }
  if (settings.resume)
    throw new SettingsError(
      'resume: name the target of the run with --target; a run of the embedded reference server ended with it.',
    );
  const above = settings.settingsFile === null ? settingsFileAbove(process.cwd()) : undefined;
  if (above !== undefined) host.stderr.write(`${notRead(above)}\n`);
  const embedded = await openEmbedded(settings.seed);
  try {
    return await judgeAndReport({ ...ofEmbedded(settings, embedded), ...more }, [], host);
  } finally {
    await embedded.close();
  }
}

async function judgeAndReport(
  settings: RunSettings,
  given: readonly string[],
  host: RunHost,
): Promise<number> {
  await beginWithHooks(settings, 'run');
  const { files, resumed } = settings.resume
    ? await resumeRunFiles(settings)
    : { files: await openRunFiles(settings.out), resumed: undefined };
  // Signals are heard until the reports are written: one that comes while they are made must not cut them off.
  const stop = interruption();
  try {
    return await reported(settings, given, files, { ...host, stop, resumed });
  } finally {
    stop.dispose();
    files.close();
  }
}

async function reported(
  settings: RunSettings,
  given: readonly string[],
  files: RunFiles,
  host: RunHost & { readonly stop: Interruption; readonly resumed: ResumedRun | undefined },
): Promise<number> {
  const finished = await judgeTarget(settings, files, given, {
    ...host,
    // What makes the reports is loaded while the cases are judged. If it can't be, making them says so.
    onTargetAsked: () => void loadReports(settings.report).catch(() => undefined),
  });
  try {
    const lost = await writeReports(finished, settings, files, host);
    const code = exitCode(finished);
    // `tellLost` raises the SettingsError by which the command ends with this code. The hook must hear the same one.
    const endsWith = endsByLoss(lost, finished, host) ? exitCodes.wrongSettings : code;
    const { target } = settings;
    await endWithHooks(
      settings,
      () => ({ target, exitCode: endsWith, results: results(finished) }),
      (text) => host.stderr.write(text),
    );
    tellLost(lost, finished, host);
    return code;
  } finally {
    if (!isResumable(finished)) files.forget();
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

/** The settings that a command has to repeat, so that a case ends as it did. */
type Repeated = Pick<
  Settings,
  | ('target' | 'connection' | 'headers' | 'flaggedHeaders' | 'fixturesFile' | 'deviationsFile')
  | ('allow' | 'readOnly' | 'strict' | 'runs' | 'maxRecords' | 'listenerUrl' | 'settingsFile' | 'hooks')
>;

/**
 * The flags that must be repeated to reach the same target and to judge a case there as before. The key comes from its usual source. So
 * do headers that are shown nowhere; of those that a flag gave, the value is left to fill in.
 */
export function givenFlags(settings: Repeated): readonly string[] {
  const { target, connection, fixturesFile, deviationsFile, headers, allow, readOnly, strict, listenerUrl } =
    settings;
  const { ca, cert, certKey, insecure, proxy } = connection;
  const usual = defaultSettings('.');
  const numbers = [
    ['runs', settings.runs, usual.runs],
    ['max-records', settings.maxRecords, usual.maxRecords],
  ] as const;
  return [
    ...(target === null ? [] : [`--target ${quoted(target)}`]),
    ...(ca === null ? [] : [`--ca ${quoted(ca.file)}`]),
    ...(cert === null ? [] : [`--cert ${quoted(cert.file)}`]),
    ...(certKey === null || certKey.file === cert?.file ? [] : [`--cert-key ${quoted(certKey.file)}`]),
    ...(insecure ? ['--insecure'] : []),
    // With a password, it comes from its usual source, as the key does.
    ...(proxy === null || proxy.user !== null ? [] : [`--proxy ${quoted(proxy.url)}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const shown = isHidden(name, value) ? valueToFillIn : value;
      const isFound = shown === valueToFillIn && !settings.flaggedHeaders.includes(name);
      return isFound ? [] : [`--header ${quoted(`${name}: ${shown}`)}`];
    }),
    ...(readOnly ? ['--read-only'] : []),
    ...(strict ? ['--strict'] : []),
    ...(allow.length === 0 ? [] : [`--allow ${allow.join(',')}`]),
    ...numbers.flatMap(([flag, value, usually]) => (value === usually ? [] : [`--${flag} ${value}`])),
    // With a password, it comes from its usual source too.
    ...(listenerUrl === null || hasUser(listenerUrl) ? [] : [`--listener-url ${quoted(listenerUrl)}`]),
    ...namedConfigs(settings).map((file) => `--config ${quoted(file)}`),
    ...(deviationsFile === null ? [] : [`--deviations ${quoted(deviationsFile)}`]),
    ...(fixturesFile === null ? [] : [`--fixtures ${quoted(fixturesFile)}`]),
  ];
}

const hasUser = (url: string): boolean => new URL(url).username !== '' || new URL(url).password !== '';

/** The settings file and the module of hooks, where the same command would not find them by itself. */
function namedConfigs({ settingsFile, hooks }: Pick<Settings, 'settingsFile' | 'hooks'>): readonly string[] {
  const isFound = hooks === null || isHeldHere(hooks) || hooks === resolve('assay.config.mjs');
  return [...(settingsFile === null ? [] : [settingsFile]), ...(isFound ? [] : [hooks])];
}

async function printPlan(settings: Settings, { stdout }: RunHost): Promise<number> {
  const [{ planText }, { planShard }] = await Promise.all([
    import('./planText.ts'),
    import('../../suites/kernel/shards.ts'),
  ]);
  const { readOnly, allow, target } = settings;
  const loopback = target === null || (await routeTo(new URL(target), settings.connection)).loopback;
  const mayDo = (effect: Parameters<typeof refusal>[1]): boolean =>
    refusal({ loopback, readOnly, allow }, effect) === null;
  stdout.write(`${planText(planShard(settings), settings, mayDo)}\n`);
  return 0;
}
