import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../../config/SettingsError.ts';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { lineContent } from '../../../harness/stored/lineContent.ts';
import { saysNothing } from '../../../harness/verdicts/reasonOf.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { earlierCalls } from '../../../harness/writes/ledger.ts';
import type { FinishedRun, Resumption } from '../../../reports/FinishedRun.ts';
import type { Results } from '../../../reports/results.ts';
import { highestExchange, highestNamed } from '../files/highestExchange.ts';
import { ledgerIn, ledgerName, type StoredLedger } from '../files/ledgerFile.ts';
import { secretsOf } from '../files/secretsOf.ts';
import { wholeLines } from '../files/wholeLines.ts';
import type { ResumedTask, RunSettings } from '../Task.ts';
import { differingSettings, lastingSettings } from './lastingSettings.ts';

/** A run that was stopped and goes on: what its files tell. */
export interface ResumedRun {
  readonly id: string;
  readonly startedAt: string;
  /** Each time that it went on, this one last. */
  readonly resumptions: readonly Resumption[];
  /** The verdicts that stay. */
  readonly verdicts: readonly Verdict[];
  /** The first number of an exchange that no file holds. */
  readonly firstExchange: number;
  readonly task: ResumedTask;
}

/**
 * Reads the run in a folder that was interrupted, killed, or whose target died. It changes no file.
 *
 * Raises SettingsError if the folder holds no run, if the run was finished, or if its settings were others.
 */
export async function resumedRun(folder: string, settings: RunSettings): Promise<ResumedRun> {
  const ledger = ledgerIn(join(folder, ledgerName));
  if (ledger === undefined) throw noRunIn(folder);
  requireSameSettings(ledger, folder, settings);
  const all = verdictsIn(join(folder, 'results.ndjson'));
  const verdicts = all.filter((verdict) => !isOpen(verdict));
  const found = resultsIn(join(folder, 'results.json'));
  // Those of an earlier run stay until a new one has heard of its target.
  const results = found?.run.id === ledger.head.run ? found : undefined;
  requireUnfinished(ledger, folder, results);
  const { inDoubt, changed, lastWrite } = earlierCalls(ledger.calls);
  const { head, resumptions } = ledger;
  const resumption: Resumption = {
    at: new Date().toISOString(),
    judged: verdicts.length,
    ranMs: ranMs(ledger, folder, results),
  };
  const inFile = await highestExchange(join(folder, 'exchanges.ndjson'));
  return {
    id: head.run,
    startedAt: head.startedAt,
    resumptions: [...resumptions, resumption],
    verdicts,
    firstExchange: 1 + Math.max(highestNamed(all), inFile),
    task: {
      part: resumptions.length + 2,
      judged: verdicts.map(({ id }) => id),
      inDoubt: [...inDoubt],
      changed: [...changed],
      firstWrite: lastWrite + 1,
    },
  };
}

/** The error for a folder without a run that could go on. */
export const noRunIn = (folder: string): SettingsError =>
  new SettingsError(
    `resume: ${folder} holds no run; name the folder of its reports with --out, or leave out --resume.`,
  );

/** For how long a run has judged, in milliseconds. */
function ranMs({ head, resumptions }: StoredLedger, folder: string, results: Results | undefined): number {
  // The last part may have ended without reports. Then these are of an earlier one.
  if (results !== undefined && (results.run.resumptions ?? []).length === resumptions.length)
    return results.run.durationMs;
  const before = resumptions.at(-1);
  // Not the ledger: `assay cleanup` may write to it hours later.
  const endedAt = Math.max(...['results.ndjson', 'exchanges.ndjson'].map(changedAt(folder)));
  const begun = Date.parse(before?.at ?? head.startedAt);
  return (before?.ranMs ?? 0) + Math.max(0, Math.round(endedAt - begun));
}

function requireSameSettings({ head }: StoredLedger, folder: string, settings: RunSettings): void {
  const of = `resume: run ${head.run} in ${folder}`;
  if (head.isEmbedded)
    throw new SettingsError(
      `${of} judged the embedded reference server, which ended with it; start a new run without --resume.`,
    );
  const now = lastingSettings(settings, redactor(secretsOf(settings)).text);
  if (head.settings === undefined || head.settings.version !== now.version)
    throw new SettingsError(
      `${of} was made by another build of Assay (${head.settings?.version ?? 'an older one'}; this is ${now.version}); use that build, or start a new run without --resume.`,
    );
  if (head.settings.completes !== undefined)
    throw new SettingsError(
      `${of} judged again what was red in run ${head.settings.completes}; it can't go on, so start assay rerun again.`,
    );
  const differing = differingSettings(head.settings, now);
  if (differing.length > 0)
    throw new SettingsError(
      `${of} had other settings: ${differing.join('; ')}. Give those that it had, or start a new run without --resume.`,
    );
}

function requireUnfinished({ head }: StoredLedger, folder: string, results: Results | undefined): void {
  if (
    results === undefined ||
    isResumable({ ...results.run, ownErrors: results.run.faults, verdicts: results.verdicts })
  )
    return;
  throw new SettingsError(
    `resume: run ${head.run} in ${folder} is finished; look at its reports, judge again what was red with assay rerun, or start a new run without --resume.`,
  );
}

/** Whether a case ended in an error that says nothing about the target, so that it is judged when the run goes on. */
const isOpen = ({ status, message = '' }: Verdict): boolean => status === 'errored' && saysNothing(message);

/**
 * Whether a run that has ended can go on: not all of it was judged, or it was interrupted before its reports. If all was judged, an error
 * of our own or a lost target is the last word. Otherwise nothing would be left to judge, and the reports would no longer tell of it.
 */
export const isResumable = ({ verdicts, planned, interrupted, ownErrors }: EndedRun): boolean =>
  verdicts.length < planned || verdicts.some(isOpen) || (interrupted && ownErrors.length === 0);

type EndedRun = Pick<FinishedRun, 'verdicts' | 'planned' | 'interrupted' | 'ownErrors'>;

/** Undefined where none was written, or not to its end. */
function resultsIn(file: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return undefined;
  }
}

/** The last verdict of each case, without a line that was cut off. */
function verdictsIn(file: string): readonly Verdict[] {
  const verdicts = wholeLines(file).flatMap((line) => lineContent<Verdict>(line) ?? []);
  return [...new Map(verdicts.map((verdict) => [verdict.id, verdict])).values()];
}

const changedAt =
  (folder: string) =>
  (name: string): number =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
