import type { KnownDeviation, ReportName } from '../../config/Settings.ts';
import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import type { DataLoss } from '../../harness/sentinels/openSentinels.ts';
import type { CurlConnection } from '../../harness/stored/curlConnection.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { judgedDeviations } from '../../reports/deviations.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { buildCode } from '../codeHashes.ts';
import { suiteVersion } from '../suiteVersion.ts';
import type { Collected } from './collectVerdicts.ts';
import type { readJournal } from './files/journal.ts';
import { redactedRun } from './files/redacted.ts';
import type { EarlyEnd } from './interruption.ts';
import { isNarrowed } from './isNarrowed.ts';
import type { ResumedRun } from './resume/resumedRun.ts';
import { usedHooks } from './runHooks.ts';
import { shownBeside } from './shownBeside.ts';
import type { SuiteOfRun } from './suiteOf.ts';
import type { RunSettings, Task } from './Task.ts';

/** What a run knows of itself once its last record is removed. */
export interface RunResult {
  readonly settings: RunSettings;
  readonly task: Pick<Task, 'runId' | 'exchangesFile' | 'orderFile'>;
  /** The flags that lead to the target again. */
  readonly given: readonly string[];
  readonly resumed: ResumedRun | undefined;
  /** When the first part of the run began. */
  readonly started: Date;
  /** When this part of it began, by `performance.now()`. */
  readonly begun: number;
  /** What the target is known to do wrong, without secrets. */
  readonly deviations: readonly KnownDeviation[];
  /** How curl reaches the target, without secrets. */
  readonly connection: CurlConnection;
  readonly capabilities: Capabilities;
  readonly collected: Pick<Collected, 'verdicts' | 'judgedAt' | 'suite'>;
  /** What went wrong on our side. */
  readonly ownErrors: readonly string[];
  readonly journal: Pick<ReturnType<typeof readJournal>, 'made' | 'observations' | 'losses'>;
  readonly leftBehind: FinishedRun['leftBehind'];
  /** Why it ended before all was judged. */
  readonly ended: EarlyEnd | undefined;
}

/** A run in the form that all reports are made from, redacted. */
export async function finishedRun(result: RunResult): Promise<FinishedRun> {
  const { settings, task, given, resumed, started, begun, deviations, capabilities, ended } = result;
  const { verdicts, judgedAt, suite: suiteTold } = result.collected;
  const { made, observations, losses } = result.journal;
  const { scope, formats, operations, clauses, cases, shard, strict, allow, readOnly, runs } = settings;
  const { dialect } = capabilities;
  const hooks = usedHooks(settings.hooks);
  const ofRun = { id: task.runId, target: settings.target, seed: settings.seed };
  const { caseIds, ...suite } = suiteTold() ?? (await suitePlannedHere(settings));
  return redactedRun(settings, {
    ...ofRun,
    startedAt: started.toISOString(),
    durationMs: (resumed?.resumptions.at(-1)?.ranMs ?? 0) + Math.round(performance.now() - begun),
    given,
    ...(given.length === 0 ? { embedded: true } : {}),
    suiteVersion,
    suiteCode: buildCode(),
    selection: { formats, operations, clauses, cases },
    strict,
    allow,
    readOnly,
    runs,
    insecure: isUnchecked(settings),
    junitBy: settings.junitBy,
    judgedAt,
    digests: digests(settings.fixtures, caseIds),
    dialect,
    notes: [...notesOnKey(settings.apiKey, caseIds), ...capabilities.notes, ...notesOnLosses(losses)],
    scope,
    formats,
    narrowed: isNarrowed(settings),
    ...(shard === null ? {} : { shard }),
    ...(settings.completes === undefined ? {} : { completes: settings.completes }),
    hooks,
    ...(resumed === undefined ? {} : { resumptions: resumed.resumptions }),
    planned: caseIds.length,
    suiteCases: suite.size,
    interrupted: ended?.kind === 'signal',
    ...(ended === undefined || ended.kind === 'signal' ? {} : { endedEarly: ended.said }),
    ownErrors: result.ownErrors,
    verdicts,
    deviations:
      deviations.length === 0
        ? []
        : judgedDeviations(deviations, verdicts, {
            suite: (await loadSuite()).everyCase(settings),
            at: started,
          }),
    observations,
    created: made,
    leftBehind: result.leftBehind,
    ...(await shownBeside({ ...ofRun, dialect, verdicts, hooks }, sourcesOf(result))),
    clauses: suite.clauses,
  });
}

/** Where the reports find what they show beside the verdicts. After a signal nobody waits for long reports. */
const sourcesOf = ({ settings, task, connection, ended }: RunResult): Parameters<typeof shownBeside>[1] => ({
  settings,
  exchangesFile: task.exchangesFile,
  apiKey: settings.apiKey,
  connection,
  asks: (name: ReportName) => settings.report.includes(name) && ended?.kind !== 'signal',
  isRecord: task.orderFile !== undefined,
});

/** Loads the suite in this thread, which takes time and memory. Most runs learn from the judging thread what they need of it. */
const loadSuite = () => import('./suiteOf.ts');

/** For a run whose judging thread ended before it had planned. */
async function suitePlannedHere(settings: RunSettings): Promise<SuiteOfRun> {
  const { caseIdsOf, suiteOf } = await loadSuite();
  return suiteOf(settings, caseIdsOf(settings));
}

/** Whether the target has a certificate that nobody checked. */
const isUnchecked = ({ target, connection }: RunSettings): boolean =>
  connection.insecure && target.toLowerCase().startsWith('https:');

/** Said once, besides in each case that can't be judged because of it. */
function notesOnKey(apiKey: string, caseIds: readonly string[]): readonly string[] {
  const isLookedFor = caseIds.some((id) => id.split('/')[2] === 'AUTH-4');
  return isLookedFor && keyFinder(apiKey) === undefined ? [tooShortKey] : [];
}

/** Said once, since most of what the run made is gone too, and perhaps what the fixtures name. */
const notesOnLosses = (losses: readonly DataLoss[]): readonly string[] =>
  losses.map(
    ({ said, seenAt }) =>
      `${said}: what the run had written was there at ${seenAt} and is gone. What the fixtures name may be gone too. Cases that rest on either are errored, and records listed as left behind may be gone.`,
  );
