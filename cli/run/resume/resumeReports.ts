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
import { SettingsError } from '../../../config/SettingsError.ts';
import { keptJournalName } from '../files/keptJournal.ts';
import { ledgerName } from '../files/ledgerFile.ts';
import { openReports, type Reports, removeReports } from '../files/openReports.ts';
import type { RunSettings } from '../judgeTarget.ts';
import { type ResumedRun, resumedRun } from './resumedRun.ts';

/**
 * Opens the files of a run that goes on (`resumedRun`), and removes its reports, since it has not ended. What is cut off at the end of a
 * file goes, so that the next line does not stick to it.
 *
 * Raises SettingsError if there is no such run, if it is still under way, or if its files can't be written.
 */
export async function resumeReports(
  settings: RunSettings,
): Promise<{ readonly reports: Reports; readonly resumed: ResumedRun }> {
  const { out } = settings;
  // A folder without a run is not made.
  if (!existsSync(join(out, ledgerName)))
    throw new SettingsError(
      `resume: ${out} holds no run; name the folder of its reports with --out, or leave out --resume.`,
    );
  let resumed: ResumedRun | undefined;
  const reports = await openReports(out, async () => {
    resumed = await resumedRun(out, settings);
    removeReports(out);
    for (const name of ['exchanges.ndjson', keptJournalName]) removeCutLine(join(out, name));
    const lines = resumed.verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`);
    // If this is killed too, the old file is still there.
    writeFileSync(join(out, 'results.ndjson.new'), lines.join(''));
    renameSync(join(out, 'results.ndjson.new'), join(out, 'results.ndjson'));
  });
  if (resumed === undefined) throw new Error('the reports were opened and no run was read');
  return { reports, resumed };
}

const step = 64 * 1024;

/** Cuts a file after its last line end. It is searched from the end, because it may be many megabytes. */
function removeCutLine(file: string): void {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(step);
    for (let end = statSync(file).size; end > 0; end -= step) {
      const start = Math.max(0, end - step);
      const at = bytes.subarray(0, readSync(descriptor, bytes, 0, end - start, start)).lastIndexOf(10);
      if (at === -1 && start > 0) continue;
      truncateSync(file, start + at + 1);
      return;
    }
  } finally {
    closeSync(descriptor);
  }
}
