import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../../config/SettingsError.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { allureFolder, reportFileNames } from '../../../reports/reportFiles.ts';
import type { Results } from '../../../reports/results.ts';
import { fileTrouble } from './fileTrouble.ts';
import type { LostFile } from './journal.ts';
import { keptJournalName } from './keptJournal.ts';
import { ledgerName, setLedgerAside } from './ledgerFile.ts';
import { lockFolder } from './lockFolder.ts';
import { lossyFiles } from './lossyFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { removeOwnAllure } from './ownAllure.ts';
import { requireOwnFolder } from './requireOwnFolder.ts';
import { type EarlierFiles, setEarlierAside } from './setEarlierAside.ts';

/** The files of a run in its folder (docs/judging.md, Files of a run). */
export interface RunFiles {
  readonly exchangesFile: string;
  /** For a record that can be judged again (`Task.orderFile`). */
  readonly orderFile?: string;
  readonly ledgerFile: string;
  readonly keptJournalFile: string;
  /** Appends to results.ndjson immediately. */
  readonly verdict: (verdict: Verdict) => void;
  /** Writes results.json and the selected reports. */
  readonly end: (found: Results, others: readonly { readonly file: string; readonly text: string }[]) => void;
  /**
   * Removes the reports of an earlier run in the folder, or of the earlier part of a run that goes on: the target has answered. What is
   * written does that too. Without it, `close` puts the earlier run back.
   */
  readonly removeEarlier: () => void;
  /** Removes what only a run that is resumed needs. */
  readonly forget: () => void;
  /** Notes files that another part could not write. */
  readonly lose: (files: readonly LostFile[]) => void;
  /** Lets other runs use the folder. */
  readonly close: () => void;
  /** Which files were lost, why, and what to do next; undefined if all were written. */
  readonly lost: () => string | undefined;
}

/**
 * Opens the files of a new run before anything is sent.
 *
 * Raises SettingsError if they can't be written, if another run writes to the folder, or if it holds reports that no run of ours made. `lost` reports what can't be written later: a
 * judged run is not thrown away because of its reports.
 */
export async function openRunFiles(folder: string): Promise<RunFiles> {
  const advice = {
    before: 'name a folder that can, with --out',
    after: 'make room there or name another folder with --out, and run it again',
  };
  const { files, prepared: earlier } = await openPrepared(folder, () => beginAfresh(folder), advice);
  let isOver = earlier === undefined;
  const removeEarlier = (): void => {
    if (isOver) return;
    isOver = true;
    files.removeEarlier();
    earlier?.forget();
  };
  return {
    ...files,
    removeEarlier,
    verdict: (verdict) => {
      removeEarlier();
      files.verdict(verdict);
    },
    end: (found, others) => {
      removeEarlier();
      files.end(found, others);
    },
    close: () => {
      try {
        if (!isOver) earlier?.putBack();
      } finally {
        files.close();
      }
    },
  };
}

/** What to do if the files can't be written: said before the run, and after it. */
interface Advice {
  readonly before: string;
  readonly after: string;
}

/** Opens the files of a run in a folder that `prepare` makes ready, once no other run can write to it. Returns what `prepare` returns, too. */
export async function openPrepared<Prepared>(
  folder: string,
  prepare: () => Prepared | Promise<Prepared>,
  advice: Advice,
): Promise<{ readonly files: RunFiles; readonly prepared: Prepared }> {
  const file = (name: string): string => join(folder, name);
  const lossy = lossyFiles(folder);
  let prepared: Prepared;
  let lines: number | undefined;
  let release = (): void => undefined;

  try {
    makeFolder(folder);
    release = lockFolder(folder);
    prepared = await prepare();
    lines = openSync(file('results.ndjson'), 'a', 0o600);
  } catch (error) {
    release();
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    throw new SettingsError(`out: ${folder} can't be written (${trouble}); ${advice.before}.`);
  }
  const files: RunFiles = {
    exchangesFile: file('exchanges.ndjson'),
    ledgerFile: file(ledgerName),
    keptJournalFile: file(keptJournalName),
    verdict: (verdict) => {
      const open = lines;
      if (open === undefined) return;
      if (lossy.append('results.ndjson', open, `${JSON.stringify(verdict)}\n`)) return;
      closeSync(open);
      lines = undefined;
    },
    end: (found, others) => {
      if (lines !== undefined) closeSync(lines);
      for (const { file: name, text } of others) lossy.write(name, text);
      lossy.write('results.json', `${JSON.stringify(found, null, 2)}\n`);
    },
    removeEarlier: () => removeReports(folder),
    forget: () => lossy.remove(keptJournalName),
    lose: lossy.lose,
    close: () => release(),
    lost: () => {
      const { names, troubles } = lossy.lost();
      return names.length === 0
        ? undefined
        : `out: in ${folder} ${names.join(', ')} can't be written whole (${troubles.join('; ')}): the run finished, and its outcome is printed anyway; ${advice.after}.`;
    },
  };
  return { files, prepared };
}

/** Begins the files of a run. Returns those of an earlier one, if there was one. A file that is new is nobody else's to read. */
function beginAfresh(folder: string): EarlierFiles | undefined {
  requireOwnFolder(folder);
  const wasRun = ['results.json', 'results.ndjson'].some((name) => existsSync(join(folder, name)));
  const earlier = wasRun ? setEarlierAside(folder) : undefined;
  for (const name of ['results.ndjson', newVerdictsName, 'exchanges.ndjson', keptJournalName])
    rmSync(join(folder, name), { force: true });
  setLedgerAside(folder);
  for (const name of ['exchanges.ndjson', 'results.ndjson'])
    writeFileSync(join(folder, name), '', { mode: 0o600 });
  return earlier;
}

/** The name of results.ndjson while a new one is written. */
export const newVerdictsName = 'results.ndjson.new';

/** Removes the reports of a run that has not ended. */
function removeReports(folder: string): void {
  for (const name of ['results.json', ...reportFileNames]) rmSync(join(folder, name), { force: true });
  removeOwnAllure(join(folder, allureFolder));
}
