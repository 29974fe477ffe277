import { dirname } from 'node:path';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Fixtures, Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { wholeScope } from '../../config/scope.ts';
import { shardText } from '../../config/shard.ts';
import { NotRecordedError, pastOutside } from '../../harness/outside/pastOutside.ts';
import type { Observation } from '../../harness/Run.ts';
import { keyPlaceholder, redactor } from '../../harness/redaction/redactor.ts';
import { refusal } from '../../harness/target/permits.ts';
import { isLoopbackName } from '../../harness/transport/loopback.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { comparisonText } from '../../reports/compare/comparisonText.ts';
import { judgedDeviations, withDeviations } from '../../reports/deviations.ts';
import { digests } from '../../reports/digests.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { results } from '../../reports/results.ts';
import { isOwnCheck } from '../../suites/kernel/ownCases.ts';
import { readRun, type StoredRun } from '../compare/readRun.ts';
import { finishedReplay } from '../replay/finishedReplay.ts';
import {
  askAnew,
  type JudgedSettings,
  judgeAnew,
  requestWriter,
  wholeSettings,
} from '../replay/replayRecord.ts';
import { sameVerdict } from '../replay/verdictText.ts';
import { openEmbedded } from '../run/embedded.ts';
import { holdsFile } from '../run/files/holdsFile.ts';
import { judgedEmbedded, ledgerOfRun, type StoredLedger } from '../run/files/ledgerFile.ts';
import { openRunFiles } from '../run/files/openRunFiles.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { standInOf } from '../run/files/storedReader.ts';
import type { RunHost } from '../run/RunHost.ts';
import { givenFlags } from '../run/runCommand.ts';
import { usedHooks } from '../run/runHooks.ts';
import { everyCase } from '../run/suiteOf.ts';
import { stdoutColors } from '../stdoutColors.ts';
import { pastExchanges } from './pastExchanges.ts';

/**
 * `assay judge` of a folder: judges the run in it again, on the answers that it got, and says what changed. Nothing is sent. Writes
 * results.json and results.ndjson. Returns 1 if a verdict got worse, 4 if some cases can't be judged again, else 0.
 *
 * Raises SettingsError.
 */
export async function judgeRun(
  folder: string,
  settings: Settings,
  host: Pick<RunHost, 'stdout' | 'stderr'>,
): Promise<number> {
  const stored = readRun(folder);
  const { exchangesFile } = stored;
  if (exchangesFile === undefined)
    throw new SettingsError(`${folder} holds no exchanges.ndjson; name the whole folder of a run.`);
  requireWholeRun(stored, folder);
  if (holdsFile(settings.out, stored.file))
    throw new SettingsError(
      `out: ${settings.out} holds the run that is judged, and its files would be overwritten; name another folder with --out.`,
    );
  const { hooks } = settings;
  await loadHooks(hooks);
  const ledger = ledgerOfRun(dirname(stored.file), stored.results.run.id);
  const judged = await settingsOf(stored, folder, settings, ledger);
  const { run } = stored.results;
  const past = await pastExchanges(exchangesFile);
  const named = new Set(stored.results.verdicts.flatMap(({ exchanges }) => exchanges));
  const damaged = [...named].filter((id) => !past.has(id)).length;
  const files = await openRunFiles(settings.out);
  try {
    const { allow, readOnly, target } = judged;
    const loopback = isLoopbackName(new URL(target).hostname);
    const outside = pastOutside(past, {
      write: requestWriter(target, run.id),
      refusal: (effect) => refusal({ loopback, readOnly, allow }, effect),
      from: Date.parse(run.startedAt),
    });
    // The record of a certificate holds the calls as they are made with its stand-in.
    const key = (await standInOf(exchangesFile)) ?? keyPlaceholder;
    const whole = { ...wholeSettings(judged, key), hooks };
    const asked = await askAnew(whole, run.id, outside).catch((error: unknown) => {
      if (!(error instanceof NotRecordedError)) throw error;
      const why = damaged === 0 ? 'This version begins with other calls' : damageOf(damaged);
      throw new SettingsError(`${folder} can't be judged again: ${error.message}. ${why}.`);
    });
    const { deviations = [] } = stored.results;
    const startedOn = new Date(run.startedAt);
    let planned: readonly string[] = [];
    const verdicts: Verdict[] = [];
    const observations: Observation[] = [];
    await judgeAnew(
      { runId: run.id, settings: whole, asked, outside },
      {
        planned: (ids) => {
          planned = ids;
          host.stderr.write(`Judging ${counted(ids.length, 'case')} of run ${run.id} again\n`);
        },
        verdict: (found) => {
          const verdict = withDeviations(found, deviations, startedOn);
          verdicts.push(verdict);
          files.verdict(verdict);
        },
        observed: (observation) => observations.push(observation),
      },
    );
    const { id: runId, startedAt } = run;
    const isEmbedded = judgedEmbedded(run, ledger);
    const given = isEmbedded ? [] : flagsTo(judged, settings);
    const replayed = { runId, startedAt, settings: judged, planned, verdicts, observations, asked, hooks };
    const suite = deviations.length === 0 ? [] : everyCase({ hooks });
    const again = results({
      ...finishedReplay({ ...replayed, given }),
      ...(isEmbedded ? { embedded: true } : {}),
      deviations: judgedDeviations(deviations, verdicts, { suite, at: startedOn }),
    });
    files.end(again, []);
    const lost = files.lost();
    if (lost !== undefined) throw new SettingsError(lost);
    const comparison = compareRuns(stored.results, again, settings.strict || judged.strict);
    const changed = changesIn(stored.results.verdicts, verdicts);
    host.stdout.write(
      settings.json
        ? `${JSON.stringify(again, null, 2)}\n`
        : `${comparisonText(comparison, stdoutColors())}\n${[inWords(changed, verdicts.length, damaged), ...onHooks(stored, hooks)].join('\n')}\nReports: ${settings.out}\n`,
    );
    if (comparison.regressed) return exitCodes.breach;
    return changed.notAgain > 0 ? exitCodes.notJudged : exitCodes.noBreach;
  } finally {
    files.close();
    past.close();
  }
}

/** Raises SettingsError for a folder that holds something else than one whole run. */
function requireWholeRun({ results: { run } }: StoredRun, folder: string): void {
  if (run.traffic !== undefined)
    throw new SettingsError(
      `${folder} holds the traffic of other clients; name its exchanges.ndjson instead of the folder.`,
    );
  const divided =
    run.merged !== undefined
      ? 'a run that was merged from shards'
      : run.shard && `shard ${shardText(run.shard)} of a run`;
  if (divided !== undefined)
    throw new SettingsError(
      `${folder} holds ${divided}, which can't be judged again; name a run that was not divided.`,
    );
  if (run.resumptions !== undefined)
    throw new SettingsError(
      `${folder} holds a run that was stopped and resumed, which can't be judged again; name a run without a break.`,
    );
  if (run.selection === undefined || run.digests === undefined || run.runs === undefined)
    throw new SettingsError(
      `${folder} holds a run of a version that did not say how it was made; make a new run.`,
    );
}

/** The flags that lead to the target of the earlier run again, redacted. How it is reached is as given. */
const flagsTo = ({ target, allow, readOnly, runs, maxRecords, strict }: JudgedSettings, given: Settings) =>
  givenFlags({ ...given, target, allow, readOnly, runs, maxRecords, strict }).map(
    redactor(secretsOf({ ...given, target })).text,
  );

/** The settings of the earlier run, as far as its files tell; the rest is as given. Raises SettingsError if the fixtures are others. */
async function settingsOf(
  stored: StoredRun,
  folder: string,
  given: Settings,
  ledger: StoredLedger | undefined,
): Promise<JudgedSettings> {
  const { run } = stored.results;
  const fixtures = judgedEmbedded(run, ledger) ? await embeddedFixtures(run.seed) : given.fixtures;
  if (digests(fixtures, []).fixtures !== run.digests?.fixtures)
    throw new SettingsError(
      `fixtures: run ${run.id} in ${folder} had other ones; name the file that it had with --fixtures.`,
    );
  const kept = ledger?.head.settings ?? {};
  const keptOr = <Value>(name: string, value: Value): Value =>
    kept[name] === undefined ? value : (JSON.parse(kept[name]) as Value);
  const { listenerUrl, concurrency, rate, timeoutMs, patienceMs } = given;
  const { formats = given.formats, operations = [], clauses = [], cases = [] } = run.selection ?? {};
  return {
    target: run.target,
    fixtures,
    scope: run.scope ?? wholeScope,
    formats,
    operations,
    clauses,
    cases,
    allow: run.allow ?? [],
    readOnly: run.readOnly ?? false,
    strict: run.strict ?? false,
    seed: run.seed,
    runs: run.runs ?? given.runs,
    maxRecords: keptOr('maxRecords', given.maxRecords),
    dialect: keptOr('dialect', given.dialect),
    listenerUrl,
    concurrency,
    rate,
    timeoutMs,
    patienceMs,
  };
}

/** The fixtures of the embedded reference server, which follow from the seed. */
async function embeddedFixtures(seed: number): Promise<Fixtures> {
  const embedded = await openEmbedded(seed);
  await embedded.close();
  return embedded.fixtures;
}

/** What is to be said of own checks that the earlier run had. */
function onHooks({ results: { run, verdicts } }: StoredRun, hooks: string | null): readonly string[] {
  const own = verdicts.filter(({ clause }) => isOwnCheck(clause)).length;
  const { file = 'the hooks', digest } = run.hooks ?? {};
  if (own > 0 && hooks === null)
    return [`${counted(own, 'case')} of own checks can't be judged again: ${file} is not here.`];
  const isOther = digest !== undefined && hooks !== null && usedHooks(hooks)?.digest !== digest;
  return isOther ? [`${file} has changed since the run.`] : [];
}

interface Changed {
  readonly same: number;
  readonly differing: readonly string[];
  /** How many can't be judged again, because the record lacks a call. */
  readonly notAgain: number;
}

function changesIn(before: readonly Verdict[], now: readonly Verdict[]): Changed {
  const known = new Map(before.map((verdict) => [verdict.id, verdict]));
  const isOpen = ({ status, message = '' }: Verdict): boolean =>
    status === 'errored' && message.startsWith('the record of the run ');
  const both = now.filter((verdict) => !isOpen(verdict) && known.has(verdict.id));
  const differing = both.filter((verdict) => {
    const was = known.get(verdict.id);
    return was !== undefined && !sameVerdict(was, verdict);
  });
  return {
    same: both.length - differing.length,
    differing: differing.map(({ id }) => id),
    notAgain: now.filter(isOpen).length,
  };
}

/** `damaged`: how many exchanges the verdicts of the run name that the file does not hold as a whole line. */
const damageOf = (damaged: number): string =>
  `exchanges.ndjson lacks ${counted(damaged, 'exchange')} on which verdicts rest, so it was changed or cut off`;

function inWords({ same, differing, notAgain }: Changed, all: number, damaged: number): string {
  const named = differing.slice(0, 5).join(' ');
  return [
    `${same} of ${all} verdicts are the same to the word.`,
    ...(differing.length === 0 ? [] : [`${differing.length} differ, such as ${named}.`]),
    ...(notAgain === 0
      ? []
      : [
          `${counted(notAgain, 'case')} can't be judged again: ${damaged === 0 ? 'this version makes calls that the run did not make' : damageOf(damaged)}.`,
        ]),
  ].join(' ');
}
