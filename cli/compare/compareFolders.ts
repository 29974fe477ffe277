import { writeFileSync } from 'node:fs';
import { SettingsError } from '../../config/SettingsError.ts';
import { isCompared } from '../../reports/compare/causeWords.ts';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { compareSideBySide, mostRuns } from '../../reports/compare/compareSideBySide.ts';
import { comparisonHtml, sideBySideHtml } from '../../reports/compare/comparisonHtml.ts';
import { comparisonText } from '../../reports/compare/comparisonText.ts';
import type { StoredResults } from '../../reports/compare/StoredResults.ts';
import { sideBySideText } from '../../reports/compare/sideBySideText.ts';
import { exchangesOf, withAnswers } from '../../reports/compare/withAnswers.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { readExchanges } from '../run/files/storedExchanges.ts';
import { stdoutColors } from '../stdoutColors.ts';
import { readRun } from './readRun.ts';
import { warnOfLaterRun } from './warnOfLaterRun.ts';

export interface CompareOptions {
  readonly json?: boolean;
  /** The file for the comparison as an HTML page. */
  readonly html?: string;
  readonly strict?: boolean;
}

/** `assay compare`: two runs, or more side by side. Returns the exit code: 1 on a regression, 4 if nothing was compared. Raises SettingsError. */
export async function compareAll(folders: readonly string[], options: CompareOptions): Promise<number> {
  const [a, b, ...others] = folders;
  if (a === undefined || b === undefined)
    throw new SettingsError('compare: name two runs or more, such as assay compare baseline assay-report.');
  if (others.length === 0) return compareFolders(a, b, options);
  if (folders.length > mostRuns)
    throw new SettingsError(`compare: ${folders.length} runs are too many; allowed are ${mostRuns}.`);
  const sides = compareSideBySide(
    [resultsIn(a), resultsIn(b), ...others.map(resultsIn)],
    options.strict === true,
  );
  if (options.html !== undefined) writePage(options.html, sideBySideHtml(sides));
  process.stdout.write(
    `${options.json === true ? JSON.stringify(sides, null, 2) : sideBySideText(sides, stdoutColors())}\n`,
  );
  return codeOf(sides.regressed, sides.notCompared === undefined);
}

/** Compares run b with run a and returns the exit code: 1 on a regression, 4 if no case was judged in both. Raises SettingsError. */
export async function compareFolders(a: string, b: string, options: CompareOptions): Promise<number> {
  const one = readRun(a);
  const other = readRun(b);
  for (const stored of [one, other]) warnOfLaterRun(stored);
  const bare = compareRuns(one.results, other.results, options.strict === true);
  const comparison = withAnswers(
    bare,
    await readExchanges(one.exchangesFile, exchangesOf(bare, 'a')),
    await readExchanges(other.exchangesFile, exchangesOf(bare, 'b')),
  );
  if (options.html !== undefined) writePage(options.html, comparisonHtml(comparison));
  process.stdout.write(
    `${options.json === true ? JSON.stringify(comparison, null, 2) : comparisonText(comparison, stdoutColors())}\n`,
  );
  return codeOf(comparison.regressed, isCompared(comparison));
}

function resultsIn(folder: string): StoredResults {
  const stored = readRun(folder);
  warnOfLaterRun(stored);
  return stored.results;
}

const codeOf = (regressed: boolean, wasCompared: boolean): number =>
  regressed ? exitCodes.breach : wasCompared ? exitCodes.noBreach : exitCodes.notJudged;

function writePage(file: string, text: string): void {
  try {
    // It holds what the target answered.
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(`--html: ${file} can't be written (${code}); allowed is a file that can.`);
  }
}
