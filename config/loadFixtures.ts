import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkAgainst } from './checkAgainst.ts';
import { checkSamples } from './checkSamples.ts';
import { linesOfValues } from './linesOfValues.ts';
import { namedTwice } from './namedTwice.ts';
import type { Fixtures } from './Settings.ts';
import { SettingsError } from './SettingsError.ts';
import { readJson, type Source } from './sources.ts';

/** The file that `loadFixtures` reads, as a path from the root; null if no file is named. */
export function fixturesFile(sources: readonly Source[]): string | null {
  const source = sources.find(({ values }) => values.fixtures !== undefined);
  const given = source?.values.fixtures;
  return source !== undefined && typeof given === 'string' ? resolve(source.folder, given) : null;
}

/**
 * The fixtures of the first source that has some: a file's content or those in the settings file.
 *
 * Raises SettingsError if they can't be read, break their schema, name a record twice, or have a sample of what is not written.
 */
export function loadFixtures(sources: readonly Source[]): Fixtures {
  const source = sources.find(({ values }) => values.fixtures !== undefined);
  if (source === undefined) return {};
  const given = source.values.fixtures;
  if (typeof given !== 'string') {
    checkSamples(given as Fixtures, (path) => source.nameOf(`fixtures.${path}`));
    refuseTwice(given as Fixtures, (path) => source.nameOf(`fixtures.${path}`));
    return given as Fixtures;
  }
  const file = resolve(source.folder, given);
  const content = readJson(file, `${source.nameOf('fixtures')}:`);
  checkAgainst('fixtures.schema.json', content, (path) => `${path.join('.') || 'the content'} in ${given}`);
  checkSamples(content as Fixtures, (path) => `${path} in ${given}`);
  const lines = (): ReadonlyMap<string, number> => linesOfValues(readFileSync(file, 'utf8'));
  refuseTwice(content as Fixtures, (path) => `${given}, line ${lines().get(path)}: ${path}`);
  return content as Fixtures;
}

/** Raises SettingsError if fixtures name a record twice where a run needs two. `placeOf` is what the operator calls a path. */
function refuseTwice(fixtures: Fixtures, placeOf: (path: string) => string): void {
  const twice = namedTwice(fixtures);
  if (twice === undefined) return;
  const { first, second, value, because } = twice;
  throw new SettingsError(
    `${placeOf(second)} names ${value}, which ${first} names already: ${because}. Remove one of them.`,
  );
}
