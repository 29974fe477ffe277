import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { textOf } from '../../config/contentOfFile.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { quoted } from '../../harness/stored/curlConnection.ts';
import type { StoredResults } from '../../reports/compare/StoredResults.ts';
import { ledgersIn } from '../run/files/ledgerFile.ts';
import { isLocked } from '../run/files/lockFolder.ts';
import { requireReadable } from './requireReadable.ts';

/** The results of a finished run, and where its exchanges are, if they were kept. */
export interface StoredRun {
  readonly results: StoredResults;
  /** Its results.json. */
  readonly file: string;
  readonly exchangesFile: string | undefined;
}

/** Reads a run from its folder or its results.json. Raises SettingsError if it is not a run. */
export function readRun(given: string): StoredRun {
  const path = resolve(given);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, 'results.json') : path;
  let results: unknown;
  try {
    results = JSON.parse(textOf(readFileSync(file)));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is no JSON' : (error as NodeJS.ErrnoException).code;
    const unfinished = isFolder && reason === 'ENOENT' ? unfinishedRun(path, given) : undefined;
    throw new SettingsError(
      unfinished ??
        `${given} can't be read as a run (${reason}); allowed is the folder of a run or its results.json.`,
    );
  }
  requireReadable(results, given);
  const exchangesFile = join(dirname(file), 'exchanges.ndjson');
  return {
    results: results as StoredResults,
    file,
    exchangesFile: existsSync(exchangesFile) ? exchangesFile : undefined,
  };
}

/** What to say of a folder without results.json; undefined where no run was made in it. */
function unfinishedRun(path: string, given: string): string | undefined {
  if (isLocked(path)) return `a run is still going in ${given}, so it has no results yet; wait for its end.`;
  const [ledger] = ledgersIn(path);
  if (ledger === undefined) return undefined;
  const { head, calls, isCleaned } = ledger;
  if (isCleaned || calls.length === 0)
    return `the run in ${given} has no results: it reached no target, or conformance() made it. Name the folder of an assay run.`;
  const killed = `the run in ${given} was killed before its end, so it has no results.`;
  if (head.isEmbedded) return `${killed} Its server ended with it; start a new run.`;
  const goOn =
    head.settings?.completes === undefined
      ? `Let it go on with assay run --resume --out ${quoted(given)} and its settings`
      : 'Start assay rerun again';
  return `${killed} ${goOn}, or delete what it made with assay cleanup ${quoted(given)}.`;
}
