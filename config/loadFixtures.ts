import { resolve } from 'node:path';
import { checkAgainst } from './checkAgainst.ts';
import type { Fixtures } from './Settings.ts';
import { readJson, type Source } from './sources.ts';

/** The file that `loadFixtures` reads, as a path from the root; null if no file is named. */
export function fixturesFile(sources: readonly Source[]): string | null {
  const source = sources.find(({ values }) => values.fixtures !== undefined);
  const given = source?.values.fixtures;
  return source !== undefined && typeof given === 'string' ? resolve(source.folder, given) : null;
}

/** The fixtures of the first source that has some: a file's content or those in the settings file. */
export function loadFixtures(sources: readonly Source[]): Fixtures {
  const source = sources.find(({ values }) => values.fixtures !== undefined);
  if (source === undefined) return {};
  const given = source.values.fixtures;
  if (typeof given !== 'string') return given as Fixtures;
  const content = readJson(resolve(source.folder, given), `${source.nameOf('fixtures')}:`);
  checkAgainst('fixtures.schema.json', content, (path) => `${path.join('.') || 'the content'} in ${given}`);
  return content as Fixtures;
}
