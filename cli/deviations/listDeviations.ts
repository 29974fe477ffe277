import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { KnownDeviation } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { counted } from '../../harness/words/counted.ts';
import type { StoredResults } from '../../reports/compare/StoredResults.ts';
import { isNamedBy } from '../../reports/deviations.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { readRun } from '../compare/readRun.ts';
import { warnOfLaterRun } from '../compare/warnOfLaterRun.ts';

/**
 * `assay deviations`: writes a list of known deviations, an entry for each finding that counts as broken. What the run knew already is
 * kept as it was written, except entries that are stale.
 *
 * Raises SettingsError if the folder holds no run, and if the file is there already: the reasons in it would be lost.
 */
export function listDeviations(
  given: string,
  { out = 'deviations.json' }: { readonly out?: string },
): number {
  const stored = readRun(given);
  const { results } = stored;
  warnOfLaterRun(stored);
  const deviations = [...keptOf(results), ...newOf(results)];
  const file = resolve(out);
  try {
    writeFileSync(file, `${JSON.stringify({ deviations }, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'is there already' : `can't be written (${code})`;
    throw new SettingsError(`--out: ${file} ${why}; name another file.`);
  }
  const toDo =
    deviations.length === 0
      ? 'The run broke nothing that such a list could name.'
      : 'Give each a reason and, better, an issue and a date. Then run again with --deviations and this file.';
  const many = counted(deviations.length, 'known deviation');
  process.stdout.write(`${many} in ${file}\n${toDo}\n`);
  return exitCodes.noBreach;
}

const keptOf = ({ deviations = [] }: StoredResults): readonly KnownDeviation[] =>
  deviations.filter(({ state }) => state !== 'stale').map(({ state: _, count: __, ...entry }) => entry);

/** An entry names each of its cases, so that it does not hide a defect elsewhere. What a kept entry names is not listed twice. */
function newOf({ findings, verdicts, deviations = [], run }: StoredResults): readonly KnownDeviation[] {
  const past = deviations.filter(({ state }) => state === 'past');
  const namedByPast = new Set(
    verdicts.filter((verdict) => past.some((entry) => isNamedBy(entry, verdict))).map(({ id }) => id),
  );
  return findings.flatMap(({ status, level, clause, places, title, message }) => {
    const countsAsBroken =
      status === 'failed' || (run.strict === true && status === 'warned' && level === 'SHOULD');
    const cases = places.filter((id) => !namedByPast.has(id));
    return countsAsBroken && cases.length > 0 ? [{ clause, cases, reason: title ?? message }] : [];
  });
}
