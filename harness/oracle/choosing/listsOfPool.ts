import type * as fc from 'fast-check';
import { filterListArbitrary } from '../../../generators/filters/filterListArbitrary.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { recordsByKey } from '../../records/listed.ts';
import { bothReadings, type Joined } from '../joinedTruth.ts';
import { nameOf, type PartTruth, truthAlone } from '../listTruth.ts';
import { filterOf, type SelectionTrial, stillIn } from '../selectionTrial.ts';
import type { Truth } from '../Truth.ts';
import type { KnownTruths } from './listsOnPurpose.ts';

/** What is known of a filter alone, by the document and the target's own answer: record by record. */
interface Told {
  readonly filter: SearchFilter;
  readonly truths: ReadonlyMap<string, Truth>;
}

/** What is known of each filter of a pool. */
export const toldByPool = (pool: readonly SelectionTrial[]): readonly Told[] =>
  pool.map((trial) => {
    const truth = truthAlone(trial);
    const truths = new Map([...stillIn(trial)].map(([key, { record }]) => [key, truth(record)]));
    return { filter: filterOf(trial.answer), truths };
  });

/**
 * Lists of filters of a pool, each of which selects or leaves out some record for certain: drawn again until one does.
 *
 * That comes to an end. If a filter is known to select a record, every list that goes on from it with Or selects the record too. If it
 * is known to leave the record out, every list that goes on with And does so too. Where nothing is known of any filter, any list will do.
 */
export function decidedLists(pool: readonly SelectionTrial[]): fc.Arbitrary<readonly SearchFilter[]> {
  const told = toldByPool(pool);
  const lists = filterListArbitrary(told.map(({ filter }) => filter));
  const isKnown = told.some(({ truths }) => [...truths.values()].some((truth) => truth !== 'open'));
  if (!isKnown) return lists;
  const known = new Map(told.map(({ filter, truths }) => [nameOf(filter), truths]));
  const keys = new Set(told.flatMap(({ truths }) => [...truths.keys()]));
  const partOf = (filter: SearchFilter, key: string): Joined => ({
    by: filter.AndOr ?? 'And',
    truth: known.get(nameOf(filter))?.get(key) ?? 'open',
  });
  return lists.filter((filters) =>
    [...keys].some((key) => bothReadings(filters.map((filter) => partOf(filter, key))) !== 'open'),
  );
}

/** The single filters of trials, each with the keys of what the target answered to it, in its order. */
export const knownFilters = (trials: readonly SelectionTrial[]) =>
  trials.map(({ answer }) => ({ filter: filterOf(answer), keys: [...recordsByKey(answer).keys()] }));

/** Of so many filters all lists of two and three are tried, on so many records. */
const mostOfPool = { filters: 6, records: 60 } as const;

/** Some filters of a pool, and each kind of record once: records that are known to be alike tell the same. */
export function knownTruths(pool: readonly SelectionTrial[]): KnownTruths {
  const tried = pool.map((trial) => ({ trial, filter: filterOf(trial.answer) }));
  // Two filters on one field first: of those one may take the other's place.
  const isPaired = ({ filter }: (typeof tried)[number]): boolean =>
    tried.some((one) => one.filter !== filter && one.filter.FieldName === filter.FieldName);
  const paired = tried.filter(isPaired).slice(0, 2);
  const used = [...paired, ...tried.filter((one) => !paired.includes(one))].slice(0, mostOfPool.filters);
  const listed = used.slice(0, 1).flatMap(({ trial }) => [...stillIn(trial).values()]);
  const truths = (by: PartTruth) => used.map(({ trial }) => truthAlone(trial, by));
  const [byDocument, byAnswers] = [truths('documented'), truths('answered')];
  const kinds = new Map(
    listed.slice(-mostOfPool.records).map(({ record }) => {
      const documented = byDocument.map((truth) => truth(record));
      const answered = byAnswers.map((truth) => truth(record));
      return [[...documented, ...answered].join(), { documented, answered }];
    }),
  );
  return { filters: used.map(({ filter }) => filter), records: [...kinds.values()] };
}

type Pair = readonly [SearchFilter, SearchFilter];

/**
 * Two filters of the pool, joined by Or, that both select some record. Rather two of which each also selects one that the other leaves
 * out: a record that comes twice, or is missing, is one of these.
 */
export function overlapping(pool: readonly SelectionTrial[]): Pair | undefined {
  const found = knownFilters(pool);
  const pairs = found.flatMap((one, index) =>
    found.slice(index + 1).flatMap((other) => {
      const shared = one.keys.filter((key) => other.keys.includes(key)).length;
      if (shared === 0) return [];
      const worth = Number(one.keys.length > shared) * 2 + Number(other.keys.length > shared);
      return [{ worth, filters: [one.filter, { AndOr: 'Or', ...other.filter }] as Pair }];
    }),
  );
  const [best] = pairs.sort((one, other) => other.worth - one.worth);
  return best?.filters;
}

/** The two filters the other way round: a server that puts their records together in this order breaks the order of ids (GET-2). */
export const turned = ([one, other]: Pair): Pair => {
  const { AndOr, ...first } = other;
  return [first, { ...one, AndOr: AndOr ?? 'Or' }];
};

/**
 * Three filters of the pool: the first one selects a record that the last one leaves out, by the document and by the target's own
 * answers. Rather three whose left fold selects some record, because a search that finds nothing may fail.
 */
export function tellingOrder(pool: readonly SelectionTrial[]): readonly SearchFilter[] | undefined {
  const told = toldByPool(pool);
  let fruitless: readonly SearchFilter[] | undefined;
  for (const first of told) {
    for (const last of told) {
      const isLeftOut = [...first.truths].some(
        ([key, truth]) => truth === 'yes' && last.truths.get(key) === 'no',
      );
      if (!isLeftOut) continue;
      for (const between of told.filter((one) => one !== first && one !== last)) {
        const filters: readonly SearchFilter[] = [
          first.filter,
          { AndOr: 'Or', ...between.filter },
          { AndOr: 'And', ...last.filter },
        ];
        const isSelected = (key: string): boolean =>
          [first, between].some(({ truths }) => truths.get(key) === 'yes');
        if ([...last.truths].some(([key, truth]) => truth === 'yes' && isSelected(key))) return filters;
        fruitless ??= filters;
      }
    }
  }
  return fruitless;
}
