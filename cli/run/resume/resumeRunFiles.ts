import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keptJournalName } from '../files/keptJournal.ts';
import { ledgerName } from '../files/ledgerFile.ts';
import { newVerdictsName, openPrepared, type RunFiles } from '../files/openRunFiles.ts';
import type { RunSettings } from '../Task.ts';
import { noRunIn, type ResumedRun, resumedRun } from './resumedRun.ts';

/**
 * Opens the files of a run that goes on (`resumedRun`). Its reports stay until the target has answered (`removeEarlier`). What is cut
 * off at the end of a file goes, so that the next line does not stick to it.
 *
 * Raises SettingsError if there is no such run, if it is still under way, or if its files can't be written.
 */
export async function resumeRunFiles(
  settings: RunSettings,
): Promise<{ readonly files: RunFiles; readonly resumed: ResumedRun }> {
  const { out } = settings;
  // `openPrepared` would make the folder.
  if (!existsSync(join(out, ledgerName))) throw noRunIn(out);
  const prepare = async (): Promise<ResumedRun> => {
    const resumed = await resumedRun(out, settings);
    for (const name of ['exchanges.ndjson', keptJournalName]) removeCutLine(join(out, name));
    const lines = resumed.verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`);
    // If this is killed too, the old file is still there.
    writeFileSync(join(out, newVerdictsName), lines.join(''), { mode: 0o600 });
    renameSync(join(out, newVerdictsName), join(out, 'results.ndjson'));
    return resumed;
  };
  // No other folder can be named instead: it holds no run that could go on.
  const { files, prepared } = await openPrepared(out, prepare, {
    before: 'make room there, or let it be written, and resume again',
    after: 'make room there, and run it again',
  });
  return { files, resumed: prepared };
}

const bytesPerStep = 64 * 1024;

/** Cuts a file after its last line end. It is searched from the end, because it may be many megabytes. */
function removeCutLine(file: string): void {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(bytesPerStep);
    for (let end = statSync(file).size; end > 0; end -= bytesPerStep) {
      const start = Math.max(0, end - bytesPerStep);
      const at = bytes.subarray(0, readSync(descriptor, bytes, 0, end - start, start)).lastIndexOf(10);
      if (at === -1 && start > 0) continue;
      truncateSync(file, start + at + 1);
      return;
    }
  } finally {
    closeSync(descriptor);
  }
}
