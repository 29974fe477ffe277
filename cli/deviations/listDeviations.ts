import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Deviation } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { StoredResults } from '../../reports/compare/StoredResults.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { readRun } from '../compare/readRun.ts';

/** Up to so many cases are named one by one, so that an entry hides nothing else. */
const mostCases = 24;

/**
 * `assay deviations`: writes a list of known deviations, an entry for each finding of a run. Errors are none, for they say nothing about
 * the target.
 *
 * Raises SettingsError if the folder holds no run, and if the file is there already: its reasons would be lost.
 */
export function listDeviations(
  given: string,
  { out = 'deviations.json' }: { readonly out?: string },
): number {
  const { results } = readRun(given);
  const deviations = deviationsOf(results);
  const file = resolve(out);
  const text = `${JSON.stringify({ deviations }, null, 2)}\n`;
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'is there already' : `can't be written (${code})`;
    throw new SettingsError(`--out: ${file} ${why}; name another file.`);
  }
  const many = deviations.length === 1 ? '1 known deviation' : `${deviations.length} known deviations`;
  process.stdout.write(
    `${many}: ${file}\nGive each a reason and, better, an issue and a date; then: assay run --deviations ${out}\n`,
  );
  return exitCodes.noBreach;
}

/** An entry for each finding that is a breach or a warning; those that were known keep what was said of them. */
function deviationsOf({ findings }: Pick<StoredResults, 'findings'>): readonly Deviation[] {
  return findings.flatMap(({ status, clause, operations, formats, places, title, message, known }) => {
    if (status === 'errored') return [];
    const cases = places.length > mostCases ? {} : { cases: places };
    const issue = known?.issue === undefined ? {} : { issue: known.issue };
    return [{ clause, operations, formats, ...cases, reason: known?.reason ?? title ?? message, ...issue }];
  });
}
