import { type RecordKind, readFixtures, usedUpFixtures } from './fixtureFacts.ts';
import type { Fixtures, Id } from './Settings.ts';

/** A record that fixtures name where they must not: at `second`, after `first`. Both are paths, such as `disposable.discounts.1`. */
export interface NamedTwice {
  readonly first: string;
  readonly second: string;
  readonly value: Id;
  /** Why that is refused. */
  readonly because: string;
}

/** Where fixtures name a record. */
interface Naming {
  readonly path: string;
  readonly value: Id;
}

const usedUp = 'a run uses each disposable record up once';
const kept = 'a run uses up what is disposable, and needs the other one to stay';
const listed = 'each record stands in a list once';

/**
 * The first record that fixtures name twice in one list, or as disposable in two places, or as disposable and as one that stays.
 * Undefined if there is none. Two lists may share a record if a run only reads it.
 */
export function namedTwice(fixtures: Fixtures): NamedTwice | undefined {
  const kinds = [...new Set(Object.values(usedUpFixtures).map(({ kind }) => kind))];
  for (const kind of kinds) {
    const twice = repeated(disposablesOf(kind, fixtures));
    if (twice !== undefined) return { ...twice, because: usedUp };
  }
  const staying = typedKeys(readFixtures).flatMap((name) => {
    const { kind } = readFixtures[name];
    return kind === undefined ? [] : [{ kind, namings: namingsIn(name, fixtures[name]) }];
  });
  for (const { namings } of staying) {
    const twice = repeated(namings);
    if (twice !== undefined) return { ...twice, because: listed };
  }
  for (const { kind, namings } of staying) {
    const twice = repeated([...namings, ...disposablesOf(kind, fixtures)]);
    if (twice !== undefined) return { ...twice, because: kept };
  }
  const twice = repeated([
    ...namingsIn('knownSkus', fixtures.knownSkus),
    ...namingsIn('unknownSku', fixtures.unknownSku),
  ]);
  return twice === undefined ? undefined : { ...twice, because: 'no product may have the unknown SKU' };
}

/** Where the fixtures name disposable records of a kind, in all their lists. */
const disposablesOf = (kind: RecordKind, { disposable = {} }: Fixtures): readonly Naming[] =>
  typedKeys(usedUpFixtures)
    .filter((name) => usedUpFixtures[name].kind === kind)
    .flatMap((name) => namingsIn(`disposable.${name}`, disposable[name]));

function repeated(namings: readonly Naming[]): Omit<NamedTwice, 'because'> | undefined {
  const seen = new Map<string, string>();
  for (const { path, value } of namings) {
    const first = seen.get(String(value));
    if (first !== undefined) return { first, second: path, value };
    seen.set(String(value), path);
  }
  return undefined;
}

type Named = Id | { readonly id: Id } | readonly Named[] | undefined;

/** Where a fixture names records: itself, by an `id`, or in each item of a list. */
function namingsIn(path: string, named: Named): readonly Naming[] {
  if (named === undefined) return [];
  if (isList(named)) return named.flatMap((one, index) => namingsIn(`${path}.${index}`, one));
  return typeof named === 'object' ? [{ path: `${path}.id`, value: named.id }] : [{ path, value: named }];
}

const isList = (named: Named): named is readonly Named[] => Array.isArray(named);

const typedKeys = <Key extends string>(facts: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(facts) as Key[];
