import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { plainCapabilities } from '../../harness/target/Capabilities.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { writtenBy } from '../../harness/writes/ledger.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { type AskedTarget, askTarget } from './askTarget.ts';
import { isCleanForGood, leftBehindBy } from './Cleaned.ts';
import { cleanUpRun } from './cleanUpRun.ts';
import { type Collecting, collectVerdicts } from './collectVerdicts.ts';
import { curlTo } from './curlTo.ts';
import { fileTrouble } from './files/fileTrouble.ts';
import { highestNamed } from './files/highestExchange.ts';
import { readJournal } from './files/journal.ts';
import { beginWithKept } from './files/keptJournal.ts';
import { beginningOf, type LedgerFile, ledgerFile, ledgerIn } from './files/ledgerFile.ts';
import type { RunFiles } from './files/openRunFiles.ts';
import { redactedCurl, redactedDeviations } from './files/redacted.ts';
import { finishedRun, type RunResult } from './finishedRun.ts';
import type { Interruption } from './interruption.ts';
import { newRunId } from './newRunId.ts';
import { type Progress, progress } from './progress.ts';
import type { RunHost } from './RunHost.ts';
import type { ResumedRun } from './resume/resumedRun.ts';
import type { RunSettings, Task } from './Task.ts';
import type { JudgingThread } from './threads/judgingThread.ts';
import { newsChannel, showNews } from './threads/newsChannel.ts';

/** What a run is given by its command: where it shows progress, what starts the thread that judges, and what ends it early. */
interface RunMeans extends Pick<RunHost, 'stderr' | 'openThread'> {
  readonly stop: Interruption;
  /** Is told what the target has before anything else is sent; a SettingsError that it raises ends the run. */
  readonly onTargetAsked?: (target: AskedTarget) => void;
  /** The run that goes on. */
  readonly resumed?: ResumedRun | undefined;
}

/** Without flags that lead to a target, the embedded server is judged. */
function nameInStage({ target, apiKey }: RunSettings, given: readonly string[]): string {
  const name = nameOfTarget(target, apiKey);
  return given.length === 0 ? `the embedded reference server (${name})` : name;
}

/**
 * Judges a target from the first question to the last record removed. Returns everything that reports are made from, redacted;
 * `given` are the flags that lead to the target again. Raises TargetError if there is no target; then nothing was judged.
 */
export async function judgeTarget(
  settings: RunSettings,
  files: RunFiles,
  given: readonly string[],
  { stderr, openThread, stop, onTargetAsked, resumed }: RunMeans,
): Promise<FinishedRun> {
  const connection = redactedCurl(settings, await curlTo(settings.target, settings.connection));
  const begun = performance.now();
  const started = resumed === undefined ? new Date() : new Date(resumed.startedAt);
  const deviations = redactedDeviations(settings, settings.deviations);
  const run = beginRun({ settings, files, deviations, started, resumed, stop, stderr, openThread });
  const { task, ledger, display, collected } = run;
  try {
    if (resumed === undefined) ledger.note(beginningOf(task, started, given.length === 0));
    else noteResumption(task, ledger, resumed);
    display.stage(`Asking ${nameInStage(settings, given)} what it understands`);
    // It loads the suites meanwhile, on another core.
    run.thread();
    const target = await Promise.race([
      askTarget(task, { waiting: display.waiting, first: resumed?.firstExchange }),
      stop.first,
    ]);
    if (target !== 'interrupted') onTargetAsked?.(target);
    // Without a target, the reports of an earlier run, or of an earlier part, are still the last ones.
    files.removeEarlier();
    const ownErrors =
      target === 'interrupted' ? [] : await judgeCases(judgingTask(task, target), run.thread, stop);
    // A thread that hangs must neither write to the target nor note exchanges while the run cleans up.
    await run.closeThread();
    // Clean-up has its own limits: a run that judged everything in time is complete.
    run.endTimer();
    const capabilities = target === 'interrupted' ? unknown : target.capabilities;
    const { verdicts } = collected;
    const { journal, leftBehind } = await removeMade(
      { ...task, capabilities },
      { ledger, verdicts, display, stop },
    );
    const ended = stop.reason();
    files.lose(readJournal(task.journalFile).lost);
    display.end();
    return await finishedRun({
      settings,
      task,
      given,
      resumed,
      started,
      begun,
      deviations,
      connection,
      capabilities,
      collected,
      ownErrors,
      journal,
      leftBehind,
      ended,
    });
  } finally {
    await run.close();
  }
}

type Beginning = Omit<Collecting, 'display'> & Pick<RunMeans, 'stderr' | 'openThread'>;

/** Opens what a run holds until its end: its temporary folder, its progress, the news of its thread, and its time limit. */
function beginRun(beginning: Beginning) {
  const { settings, files, resumed, stop, stderr, openThread } = beginning;
  const folder = temporaryFolder();
  const display = progress(stderr, settings.quiet || settings.json);
  const task = beginningTask(settings, files, folder, resumed);
  const ledger = ledgerFile(task);
  const news = newsChannel(task.runId, showNews(display, stop));
  const timer = endAfter(settings.maxDurationMs, stop);
  const collected = collectVerdicts({ ...beginning, display });
  let thread: JudgingThread | undefined;
  const endTimer = (): void => clearTimeout(timer);
  const closeThread = async (): Promise<void> => thread?.close();
  return {
    task,
    ledger,
    display,
    collected,
    /** The thread that judges. It starts when it is first asked for. */
    thread: (): JudgingThread => {
      thread ??= openThread(collected.listener);
      return thread;
    },
    closeThread,
    endTimer,
    close: async (): Promise<void> => {
      display.end();
      news.close();
      endTimer();
      await closeThread();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

/** The task of a run whose target was not asked yet, with `settings` as its ledger keeps them. */
type BeginningTask = Omit<Task, 'settings' | 'capabilities' | 'firstExchange'> & {
  readonly settings: RunSettings;
};

const beginningTask = (
  settings: RunSettings,
  files: RunFiles,
  folder: string,
  resumed: ResumedRun | undefined,
): BeginningTask => ({
  settings,
  runId: resumed?.id ?? newRunId(),
  exchangesFile: files.exchangesFile,
  orderFile: files.orderFile,
  ledgerFile: files.ledgerFile,
  journalFile: join(folder, 'journal.ndjson'),
  keptJournalFile: files.keptJournalFile,
  resumed: resumed?.task,
});

/** The task with what the target answered to the first questions. */
const judgingTask = (task: BeginningTask, target: AskedTarget): Task => ({
  ...task,
  settings: { ...task.settings, fixtures: target.fixtures },
  capabilities: target.capabilities,
  firstExchange: target.exchanged + 1,
  quickestMs: target.quickestMs,
  patienceMs: target.patienceMs,
});

/** What is taken for a target that was never asked. */
const unknown = plainCapabilities(plainDialect);

/** Begins the journal of a run that goes on with what its earlier parts noted, and says so in the ledger. */
function noteResumption(task: BeginningTask, ledger: LedgerFile, { resumptions }: ResumedRun): void {
  beginWithKept(task);
  const resumption = resumptions.at(-1);
  if (resumption !== undefined) ledger.note({ kind: 'resumed', resumption });
}

/** Ends a run after this time, in milliseconds; null never. */
const endAfter = (ms: number | null, stop: Interruption): NodeJS.Timeout | undefined =>
  ms === null
    ? undefined
    : setTimeout(
        () => stop.request({ kind: 'duration', said: `--max-duration of ${ms / 1000} s was over` }),
        ms,
      );

/** How long cases under way may take to end after an interruption. Nobody waits for a target that hangs. */
const graceMs = 1500;

/**
 * Judges the cases of a task, until all are done or the operator interrupts. Returns what went wrong on our side.
 *
 * A listener that gets fewer verdicts than there are cases has seen an incomplete run.
 */
async function judgeCases(
  task: Task,
  openThread: () => JudgingThread,
  stop: Interruption,
): Promise<readonly string[]> {
  if (stop.reason() !== undefined) return [];
  const run = openThread().start(task);
  const stopped = stop.first.then(async () => {
    run.cancel();
    const awaited = stop.isHurried() ? 0 : task.settings.timeoutMs;
    await new Promise((resolve) => setTimeout(resolve, awaited + graceMs).unref());
    return [];
  });
  return Promise.race([run.done, stopped]);
}

/** Who takes part in the clean-up of a run, and the verdicts by then. */
interface Removing {
  readonly ledger: LedgerFile;
  readonly verdicts: readonly Verdict[];
  readonly display: Progress;
  readonly stop: Interruption;
}

/** Removes what a run made. Returns what its journal holds by then, and what stays behind. */
async function removeMade(
  task: Omit<Task, 'firstExchange'>,
  { ledger, verdicts, display, stop }: Removing,
): Promise<Pick<RunResult, 'journal' | 'leftBehind'>> {
  const journal = readJournal(task.journalFile);
  if (journal.made.length > 0) display.stage('Removing what the run made');
  const cleaned = await cleanUpRun(task, writtenBy(ledgerIn(task.ledgerFile)?.entries ?? []), {
    numberFrom: highestNamed(verdicts) + 1,
    waiting: display.waiting,
    hurried: stop.hurried,
    isHurried: stop.isHurried,
  });
  const leftBehind = leftBehindBy(journal.made, cleaned);
  if (isCleanForGood(cleaned)) ledger.end();
  return { journal, leftBehind };
}
