import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Big from 'big.js';
import { checkAgainst } from './checkAgainst.ts';
import { checkSamples } from './checkSamples.ts';
import { textOf } from './contentOfFile.ts';
import { linesOfValues } from './linesOfValues.ts';
import { namedTwice } from './namedTwice.ts';
import type { AllocatedWorkOrder, Fixtures } from './Settings.ts';
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
    return withTexts(given as GivenFixtures);
  }
  const file = resolve(source.folder, given);
  const content = readJson(file, `${source.nameOf('fixtures')}:`, 'fixtures');
  refuseBlanks(content, given);
  checkAgainst('fixtures.schema.json', content, (path) => `${path.join('.') || 'the content'} in ${given}`);
  checkSamples(content as Fixtures, (path) => `${path} in ${given}`);
  const lines = (): ReadonlyMap<string, number> => linesOfValues(textOf(readFileSync(file)));
  refuseTwice(content as Fixtures, (path) => `${given}, line ${lines().get(path)}: ${path}`);
  return withTexts(content as GivenFixtures);
}

type Disposable = NonNullable<Fixtures['disposable']>;
type Quantity = { readonly quantity: string | number };

/** Fixtures as people write them. */
type GivenFixtures = Omit<Fixtures, 'disposable'> & {
  readonly disposable?: Omit<Disposable, 'allocatedWorkOrders'> & {
    readonly allocatedWorkOrders?: readonly (Omit<AllocatedWorkOrder, 'quantity'> & Quantity)[];
  };
};

/** The fixtures with each quantity as text, as it is sent. Members keep their order, because the digest of the fixtures depends on it. */
function withTexts(given: GivenFixtures): Fixtures {
  const allocated = given.disposable?.allocatedWorkOrders;
  if (allocated === undefined) return given as Fixtures;
  const allocatedWorkOrders = allocated.map((one) => ({ ...one, quantity: digitsOf(one.quantity) }));
  return { ...given, disposable: { ...given.disposable, allocatedWorkOrders } };
}

/** Without an exponent. */
const digitsOf = (quantity: string | number): string =>
  typeof quantity === 'string' ? quantity : new Big(quantity).toFixed();

/** Raises SettingsError that names all members which are null if several are, as `assay list --fixtures` writes them. */
function refuseBlanks(content: unknown, file: string): void {
  const blanks = blanksIn(content, []);
  // The schema tells more of a single one: what is allowed there.
  if (blanks.length > 1)
    throw new SettingsError(
      `${[...new Set(blanks)].join(', ')} in ${file}: null is not allowed; fill them in, or take them out.`,
    );
}

/** The paths that end in null, without the indexes of lists. */
const blanksIn = (value: unknown, path: readonly string[]): readonly string[] =>
  value === null
    ? [path.join('.') || 'the content']
    : Array.isArray(value)
      ? value.flatMap((item) => blanksIn(item, path))
      : typeof value === 'object'
        ? Object.entries(value as object).flatMap(([name, each]) =>
            name === '$comment' ? [] : blanksIn(each, [...path, name]),
          )
        : [];

/** Raises SettingsError if fixtures name a record twice where a run needs two. `placeOf` is what the operator calls a path. */
function refuseTwice(fixtures: Fixtures, placeOf: (path: string) => string): void {
  const twice = namedTwice(fixtures);
  if (twice === undefined) return;
  const { first, second, value, because } = twice;
  throw new SettingsError(
    `${placeOf(second)} names ${value}, which ${first} names already: ${because}. Remove one of them.`,
  );
}
