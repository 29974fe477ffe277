import { checkAgainst } from './checkAgainst.ts';
import type { KnownDeviation } from './Settings.ts';
import { SettingsError } from './SettingsError.ts';
import { readJson } from './sources.ts';

/**
 * The known deviations that a file lists; none if no file is named. Only what judges reads the file, because a mistake in it must not stop a
 * clean-up.
 *
 * Raises SettingsError if the file can't be read, breaks its schema, or names a day that does not exist.
 */
export function readDeviations(file: string | null): readonly KnownDeviation[] {
  if (file === null) return [];
  const content = readJson(file, 'deviations:', 'deviations');
  checkAgainst('deviations.schema.json', content, (path) => `${path.join('.') || 'the content'} in ${file}`);
  const { deviations } = content as { readonly deviations: readonly KnownDeviation[] };
  for (const [index, { until }] of deviations.entries())
    if (until !== undefined && !isDay(until))
      throw new SettingsError(
        `deviations.${index}.until in ${file}: "${until}" is not allowed; allowed is a day, such as 2027-03-31.`,
      );
  return deviations;
}

/** Whether a day exists: 2027-02-30 does not. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
