import { resolve } from 'node:path';
import { checkAgainst } from './checkAgainst.ts';
import type { Deviation } from './Settings.ts';
import { SettingsError } from './SettingsError.ts';
import { readJson, type Source } from './sources.ts';

/** The file of known deviations that the first source names, and what it lists; null where none is named. */
export interface LoadedDeviations {
  readonly file: string | null;
  readonly deviations: readonly Deviation[];
}

/** Reads the known deviations. Raises SettingsError if the file can't be read, breaks its schema, or names a day that there is not. */
export function loadDeviations(sources: readonly Source[]): LoadedDeviations {
  const source = sources.find(({ values }) => values.deviations !== undefined);
  if (source === undefined) return { file: null, deviations: [] };
  const given = String(source.values.deviations);
  const file = resolve(source.folder, given);
  const content = readJson(file, `${source.nameOf('deviations')}:`);
  checkAgainst('deviations.schema.json', content, (path) => `${path.join('.') || 'the content'} in ${given}`);
  const { deviations } = content as { readonly deviations: readonly Deviation[] };
  for (const [index, { until }] of deviations.entries())
    if (until !== undefined && !isDay(until))
      throw new SettingsError(
        `deviations.${index}.until in ${given}: "${until}" is not allowed; allowed is a day, such as 2027-03-31.`,
      );
  return { file, deviations };
}

/** Whether there is such a day: 2027-02-30 is none. */
const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
