import { dirname } from 'node:path';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { scopeInWords, wholeScope } from '../../config/scope.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { isLoopbackName } from '../../harness/transport/loopback.ts';
import type { Status } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import { outdated } from '../../reports/deviations.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { readRun, type StoredRun } from '../compare/readRun.ts';
import { holdsFile } from '../run/files/holdsFile.ts';
import { judgedEmbedded, ledgerOfRun } from '../run/files/ledgerFile.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import type { RunHost } from '../run/RunHost.ts';
import { differingSettings, type LastingSettings, lastingSettings } from '../run/resume/lastingSettings.ts';
import { runCommand, thisProcess } from '../run/runCommand.ts';
import { everyCase } from '../run/suiteOf.ts';

/** What is judged again. Known deviations are not, because they are expected. */
const red: readonly Status[] = ['failed', 'warned', 'errored'];

/**
 * `assay rerun`: judges only what failed, warned or errored in an earlier run. It uses that run's seed, formats, `runs` and
 * strictness, and its target whatever the settings say, unless a flag names one (`isNamed`). The reports go to another folder, so that the
 * earlier ones stay. Returns the exit code of the new run.
 *
 * Raises SettingsError if the folder holds no run of ours, or is the one to write to. Also if the settings have another
 * scope, no fixtures or allow less, or if none of the red cases is in the suite by now. And if nobody can tell which target the run judged.
 */
export async function rerun(
  given: string,
  settings: Settings,
  isNamed: boolean,
  host: RunHost = thisProcess,
): Promise<number> {
  const earlier = readRun(given);
  const { run, verdicts, deviations = [] } = earlier.results;
  if (holdsFile(settings.out, earlier.file))
    throw new SettingsError(
      `out: ${settings.out} holds the run that is judged again; name another folder with --out.`,
    );
  if (run.traffic !== undefined)
    throw new SettingsError(
      `${given} holds judged traffic of other clients, and none of its calls can be made again; judge the target with assay run.`,
    );
  if (run.hooks !== undefined && settings.hooks === null)
    throw new SettingsError(
      `hooks: run ${run.id} had ${run.hooks.file ?? 'hooks that a program gave'}; name the file with --config, or use assay run.`,
    );
  if (scopeInWords(run.scope ?? wholeScope) !== scopeInWords(settings.scope))
    throw new SettingsError(
      `scope: run ${run.id} had another one (${run.scope === undefined ? 'nothing was out of scope' : `without ${scopeInWords(run.scope)}`}); give the same scope, or use assay run.`,
    );
  const redCases = verdicts.filter(({ status }) => red.includes(status)).map(({ id }) => id);
  if (redCases.length === 0) {
    // With --json, stdout is for the results.
    const nothing = `Nothing failed, warned or errored in run ${run.id}: nothing is judged again.`;
    const lines = [nothing, ...outdated({ deviations })].map((line) => `${line}\n`);
    (settings.json ? host.stderr : host.stdout).write(lines.join(''));
    return exitCodes.noBreach;
  }
  const cases = await casesStillThere(redCases, run.id, settings, host);
  const target = isNamed ? settings.target : targetOf(earlier, settings.target);
  requireAllowances(earlier, settings, target);
  if (target === run.target) tellOtherSettings(earlier, { ...settings, target }, host);
  const { selection, runs = settings.runs, strict = false } = run;
  return runCommand(
    {
      ...settings,
      resume: false,
      shard: null,
      target,
      formats: selection?.formats ?? settings.formats,
      // A selection in the settings file is of other runs.
      operations: [],
      clauses: [],
      seed: run.seed,
      runs,
      strict: settings.strict || strict,
      cases,
    },
    host,
    run.id,
  );
}

/** The cases that still exist: an own check may have another name by now, or be gone. Raises SettingsError if none is there. */
async function casesStillThere(
  cases: readonly string[],
  run: string,
  settings: Settings,
  { stderr }: RunHost,
): Promise<readonly string[]> {
  await loadHooks(settings.hooks);
  const known = new Set(everyCase(settings).map(({ id }) => id));
  const gone = cases.filter((id) => !known.has(id));
  if (gone.length === 0) return cases;
  const which = `${counted(gone.length, 'case')} of run ${run} (${gone[0]}${gone.length > 1 ? ' and others' : ''})`;
  if (gone.length === cases.length)
    throw new SettingsError(
      `cases: ${which} had to be judged again, and none of them exists any more; use assay run.`,
    );
  stderr.write(`Not judged again, because there is no such case any more: ${which}\n`);
  return cases.filter((id) => known.has(id));
}

/**
 * Raises SettingsError if the run could do more than these settings let this one do on its target: its writes would be blocked, and look
 * mended.
 */
function requireAllowances(
  { results: { run } }: StoredRun,
  { allow, readOnly }: Settings,
  target: string | null,
): void {
  const { allow: had = [] } = run;
  const wasOnLoopback = isOnLoopback(run.target);
  if (readOnly && run.readOnly === false && (wasOnLoopback || had.length > 0))
    throw new SettingsError(
      `readOnly: run ${run.id} could write, and its cases can't all be judged again without that; leave --read-only out, or use assay run.`,
    );
  const lacking = had.filter((one) => !allow.includes(one));
  if (lacking.length === 0 || target === null || isOnLoopback(target)) return;
  throw new SettingsError(
    `allow: run ${run.id} had --allow ${lacking.join(',')}, and its cases can't all be judged again without that; give it here too, or use assay run.`,
  );
}

/** What is not taken from the earlier run, and can hide what was red there. */
const compared: readonly string[] = ['fixtures', 'maxRecords', 'dialect', 'headers'];

/**
 * Raises SettingsError if the run had fixtures and this one has none: its cases would be blocked, and look mended. Other differences are
 * only told, because a run uses records of its fixtures up, and a larger target wants more records.
 */
function tellOtherSettings(
  earlier: StoredRun,
  settings: Settings & { readonly target: string },
  { stderr }: Pick<RunHost, 'stderr'>,
): void {
  const { run } = earlier.results;
  const had = ledgerOfRun(dirname(earlier.file), earlier.results.run.id)?.head.settings;
  if (had === undefined) return;
  const own = { ...settings, apiKey: settings.apiKey ?? '', deviations: [] };
  const has = lastingSettings(own, redactor(secretsOf(settings)).text);
  const none = lastingSettings({ ...own, fixtures: {} }, (text) => text).fixtures;
  if (had.fixtures !== none && has.fixtures === none)
    throw new SettingsError(
      `fixtures: run ${run.id} had some, and its cases can't all be judged again without them; name the file with --fixtures, or use assay run.`,
    );
  const only = (all: LastingSettings): LastingSettings =>
    Object.fromEntries(compared.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
  const differing = differingSettings(only(had), only(has), ['there', 'here']);
  if (differing.length > 0)
    stderr.write(
      `Other settings than run ${run.id} had, which may change verdicts: ${differing.join('; ')}\n`,
    );
}

const isOnLoopback = (target: string): boolean => isLoopbackName(new URL(target).hostname);

/**
 * The earlier run's target; null for the embedded reference server, which ended with that run. Of an older run without
 * its ledger nobody knows which of the two it was, unless the settings name its target.
 */
function targetOf(earlier: StoredRun, known: string | null): string | null {
  const { run } = earlier.results;
  const ledger = ledgerOfRun(dirname(earlier.file), run.id);
  if (judgedEmbedded(run, ledger)) return null;
  if (ledger !== undefined || known === run.target) return run.target;
  throw new SettingsError(
    `target: the folder no longer tells which target run ${run.id} judged; name ${run.target}, or another one, with --target.`,
  );
}
