import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Verdict } from '../../harness/Verdict.ts';
import { reportFileNames } from '../../reports/reportFiles.ts';
import type { Results } from '../../reports/results.ts';
import { makeFolder } from './makeFolder.ts';

/** The files of a run in its folder (docs/judging.md, Files of a run). */
export interface Reports {
  readonly exchangesFile: string;
  /** Appends to results.ndjson at once. */
  readonly verdict: (verdict: Verdict) => void;
  /** Writes results.json and the reports that were asked for. */
  readonly end: (found: Results, others: readonly { readonly file: string; readonly text: string }[]) => void;
}

/** Begins the files of a run anew, before anything is sent; raises SettingsError when they can't be written. */
export function openReports(folder: string): Reports {
  const file = (name: string): string => join(folder, name);
  let lines: number;
  try {
    makeFolder(folder);
    writeFileSync(file('exchanges.ndjson'), '');
    // An older run's results beside this run's exchanges would mislead if this run came to no end.
    for (const name of ['results.json', ...reportFileNames]) rmSync(file(name), { force: true });
    lines = openSync(file('results.ndjson'), 'w');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(`out: ${folder} can't be written (${code}); allowed is a folder that can.`);
  }
  return {
    exchangesFile: file('exchanges.ndjson'),
    verdict: (verdict) => writeSync(lines, `${JSON.stringify(verdict)}\n`),
    end: (found, others) => {
      closeSync(lines);
      for (const { file: name, text } of others) writeFileSync(file(name), text);
      writeFileSync(file('results.json'), `${JSON.stringify(found, null, 2)}\n`);
    },
  };
}
