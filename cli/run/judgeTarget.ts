import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KnownDeviation, ReportName } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { plainCapabilities } from '../../harness/target/Capabilities.ts';
import { writtenBy } from '../../harness/writes/ledger.ts';
import { judgedDeviations } from '../../reports/deviations.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { type AskedTarget, askTarget } from './askTarget.ts';
import { isClean, leftBehindBy } from './cleanUp.ts';
import { collectVerdicts, showNews } from './collectVerdicts.ts';
import { curlTo } from './curlTo.ts';
import { fileTrouble } from './files/fileTrouble.ts';
import { highestNamed } from './files/highestExchange.ts';
import { readJournal } from './files/journal.ts';
import { beginWithKept } from './files/keptJournal.ts';
import { beginningOf, ledgerFile, ledgerIn } from './files/ledgerFile.ts';
import type { Reports } from './files/openReports.ts';
import { redacted, redactedCurl, redactedDeviations } from './files/redacted.ts';
import type { Interruption } from './interruption.ts';
import { isNarrowed } from './isNarrowed.ts';
import { judgeCases } from './judgeCases.ts';
import { newRunId } from './newRunId.ts';
import { notesOnKey, notesOnLosses } from './notesOfRun.ts';
import { progress } from './progress.ts';
import type { RunHost } from './RunHost.ts';
import type { ResumedRun } from './resume/resumedRun.ts';
import { usedHooks } from './runHooks.ts';
import { shownBeside } from './shownBeside.ts';
import type { SuiteOfRun } from './suiteOf.ts';
import type { Task } from './Task.ts';
import type { Judges } from './threads/judgingThread.ts';
import { newsChannel } from './threads/newsChannel.ts';
import { tidy } from './tidy.ts';

/** The settings of a run whose target and key are known. */
export type RunSettings = Task['settings'] & {
  /** What the target is known to do wrong. */
  readonly deviations: readonly KnownDeviation[];
  /** The id of the run whose red cases are judged again. */
  readonly completes?: string;
};

/** What a run is given by its command: where it shows progress, what judges its cases, and what ends it early. */
interface RunMeans extends Pick<RunHost, 'stderr' | 'openJudges'> {
  readonly stop: Interruption;
  /** Is told what the target has before anything else is sent; a SettingsError that it raises ends the run. */
  readonly asked?: (asked: AskedTarget) => void;
  /** The run that goes on. */
  readonly resumed?: ResumedRun | undefined;
}

/**
 * Judges a target from the first question to the last record removed. Returns everything that reports are made from, redacted;
 * `given` are the flags that lead to the target again. Raises TargetError if there is no target; then nothing was judged.
 */
export async function judgeTarget(
  settings: RunSettings,
  reports: Reports,
  given: readonly string[],
  { stderr, openJudges: openJudgesOf, stop, asked: tellAsked, resumed }: RunMeans,
): Promise<FinishedRun> {
  const connection = redactedCurl(settings, await curlTo(settings.target, settings.connection));
  const begun = Date.now();
  const started = resumed === undefined ? new Date() : new Date(resumed.startedAt);
  const deviations = redactedDeviations(settings, settings.deviations);
  const folder = temporaryFolder();
  const shown = progress(stderr, settings.quiet || settings.json);
  const task = {
    settings,
    runId: resumed?.id ?? newRunId(),
    exchangesFile: reports.exchangesFile,
    orderFile: reports.orderFile,
    ledgerFile: reports.ledgerFile,
    journalFile: join(folder, 'journal.ndjson'),
    keptJournalFile: reports.keptJournalFile,
    resumed: resumed?.task,
  };
  const ledger = ledgerFile(task);
  const news = newsChannel(task.runId, showNews(shown, stop));
  const timer = endAfter(settings.maxDurationMs, stop);
  const collected = collectVerdicts({ settings, deviations, started, resumed, reports, shown, stop });
  let judges: Judges | undefined;
  const openJudges = (): Judges => {
    judges ??= openJudgesOf(collected.listener);
    return judges;
  };
  try {
    if (resumed === undefined) ledger.note(beginningOf(task, started, given.length === 0));
    else {
      beginWithKept(task);
      const resumption = resumed.resumptions.at(-1);
      if (resumption !== undefined) ledger.note({ kind: 'resumed', resumption });
    }
    shown.stage(`Asking ${nameOfTarget(settings.target, settings.apiKey)} what it understands`);
    // It loads the suites meanwhile, on another core.
    openJudges();
    const asked = await Promise.race([
      askTarget(task, { waiting: shown.waiting, first: resumed?.firstExchange }),
      stop.first,
    ]);
    if (asked !== 'interrupted') tellAsked?.(asked);
    // Without a target, the reports of the earlier part are still the last ones.
    if (resumed !== undefined) reports.removeEarlier();
    const known = asked === 'interrupted' ? unknown : asked.capabilities;
    const faults: string[] = [];
    if (asked !== 'interrupted') {
      const judging: Task = {
        ...task,
        settings: { ...settings, fixtures: asked.fixtures },
        capabilities: known,
        firstExchange: asked.exchanged + 1,
        quickestMs: asked.quickestMs,
        patienceMs: asked.patienceMs,
      };
      faults.push(...(await judgeCases(judging, openJudges, stop)));
    }
    // A thread that hangs must neither write to the target nor note exchanges while the run cleans up.
    await judges?.close();
    // Clean-up has its own limits: a run that judged everything in time is complete.
    clearTimeout(timer);
    const { verdicts, judgedAt } = collected;
    const { made, observations, losses } = readJournal(task.journalFile);
    if (made.length > 0) shown.stage('Removing what the run made');
    const cleaned = await tidy(
      { ...task, capabilities: known },
      writtenBy(ledgerIn(task.ledgerFile)?.entries ?? []),
      {
        numberFrom: highestNamed(verdicts) + 1,
        waiting: shown.waiting,
        endedEarly: stop.first,
        isEndedEarly: () => stop.asked() !== undefined,
      },
    );
    const leftBehind = leftBehindBy(made, cleaned);
    if (isClean(cleaned) && cleaned.notFound.length === 0) ledger.end();
    const ended = stop.asked();
    reports.lose(readJournal(task.journalFile).lost);
    const asks = (name: ReportName): boolean => settings.report.includes(name) && ended?.kind !== 'signal';
    shown.end();
    const {
      scope,
      formats,
      operations,
      clauses: named,
      cases,
      shard,
      strict,
      allow,
      readOnly,
      runs,
    } = settings;
    const hooks = usedHooks(settings.hooks);
    const ofRun = { id: task.runId, target: settings.target, seed: settings.seed };
    const { caseIds, ...suite } = collected.suite() ?? (await suitePlannedHere(settings));
    return redacted(settings, {
      ...ofRun,
      startedAt: started.toISOString(),
      durationMs: (resumed?.resumptions.at(-1)?.ranMs ?? 0) + Date.now() - begun,
      given,
      suiteVersion,
      selection: { formats, operations, clauses: named, cases },
      strict,
      allow,
      readOnly,
      runs,
      insecure: isUnchecked(settings),
      junitBy: settings.junitBy,
      judgedAt,
      digests: digests(settings.fixtures, caseIds),
      dialect: known.dialect,
      notes: [...notesOnKey(settings.apiKey, caseIds), ...known.notes, ...notesOnLosses(losses)],
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
      faults,
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
      leftBehind,
      ...(await shownBeside(
        { ...ofRun, dialect: known.dialect, verdicts, hooks },
        {
          settings,
          exchangesFile: task.exchangesFile,
          apiKey: settings.apiKey,
          connection,
          asks,
          isRecord: task.orderFile !== undefined,
        },
      )),
      clauses: suite.clauses,
    });
  } finally {
    shown.end();
    news.close();
    clearTimeout(timer);
    await judges?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads the suite in this thread, which takes time and memory. Most runs learn from the judging thread what they need of it. */
const loadSuite = () => import('./suiteOf.ts');

/** For a run whose judging thread ended before it had planned. */
async function suitePlannedHere(settings: RunSettings): Promise<SuiteOfRun> {
  const { caseIdsOf, suiteOf } = await loadSuite();
  return suiteOf(settings, caseIdsOf(settings));
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'assay-'));
  } catch (error) {
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`TMPDIR: ${tmpdir()} can't be written (${trouble}); name a folder that can.`);
  }
}

const unknown = plainCapabilities(plainDialect);

/** Ends a run after so many milliseconds; null never. */
const endAfter = (ms: number | null, stop: Interruption): NodeJS.Timeout | undefined =>
  ms === null
    ? undefined
    : setTimeout(() => stop.ask({ kind: 'duration', said: `--max-duration of ${ms / 1000} s was over` }), ms);

/** Whether the target has a certificate that nobody checked. */
const isUnchecked = ({ target, connection }: RunSettings): boolean =>
  connection.insecure && target.toLowerCase().startsWith('https:');
