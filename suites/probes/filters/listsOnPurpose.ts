import { fixedTurn } from '../../../harness/evidence/caseSeed.ts';
import { bothReadings, type Joined, leftFold } from '../../../harness/oracle/joinedTruth.ts';
import { and, or, type Truth } from '../../../harness/oracle/Truth.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { AndOr, SearchFilter } from '../../../specs/SearchFilter.ts';
import { knownFilters, type PartTruth, truthAlone } from './listTruth.ts';
import { filterOf, type SelectionTrial, stillIn } from './selection.ts';

/** What is tried: all lists of two and three of so many filters, on so many records. */
const most = { filters: 6, records: 60 } as const;

/** A part of a list: a filter by its place in the pool, and how it is joined to what stands before it. */
interface Part {
  readonly at: number;
  readonly by: AndOr;
}

type List = readonly Part[];

/** What is known of the filters of a pool, each alone. */
interface Known {
  readonly filters: readonly SearchFilter[];
  /** By record, and of it by filter: what the document says, and the target's own answer where that is silent. */
  readonly records: readonly { readonly documented: readonly Truth[]; readonly answered: readonly Truth[] }[];
}

/** What a target may take a list for: the same filters, joined otherwise. */
type Mistake = (parts: readonly Joined[], fields: readonly string[]) => Truth;

const joinedBy = (parts: readonly Joined[], by: AndOr | undefined): Truth =>
  leftFold(parts.map(({ truth }) => ({ truth, by: by ?? 'And' })));

const mistakes: readonly Mistake[] = [
  (parts) => joinedBy(parts, 'And'),
  (parts) => joinedBy(parts, 'Or'),
  (parts) => joinedBy(parts, parts[1]?.by),
  (parts) => joinedBy(parts, parts.at(-1)?.by),
  (parts) => leftFold(parts.slice(0, 1)),
  (parts) => leftFold(parts.slice(0, 2)),
  (parts) => leftFold(parts.slice(-1)),
  (parts) => leftFold(parts.slice(1)),
  (parts) => fromTheRight(parts),
  // Each filter takes the place of an earlier one on its field.
  (parts, fields) => leftFold(parts.filter((_, index) => !fields.includes(fields[index] ?? '', index + 1))),
];

const fromTheRight = (parts: readonly Joined[]): Truth =>
  parts
    .slice(0, -1)
    .reduceRight<Truth>(
      (sofar, { truth }, at) => (parts[at + 1]?.by === 'Or' ? or(truth, sofar) : and(truth, sofar)),
      parts.at(-1)?.truth ?? 'open',
    );

/**
 * The few lists of two and three filters of a pool that tell most: each shows on some record what a likely mistake would select
 * otherwise (FLT-2). They follow from the answers and not from the seed. Of lists that tell as much, each format takes another.
 */
export function listsOnPurpose(
  operation: Operation,
  pool: readonly SelectionTrial[],
  count: number,
  turn: number,
): readonly (readonly SearchFilter[])[] {
  const known = knownOf(pool);
  const lists = listsOf(known.filters.length).map((list) => ({ list, tells: toldBy(list, known) }));
  const told = new Set<number>();
  const chosen: List[] = [];
  while (chosen.length < count) {
    const worth = lists.map(({ tells }) => tells.filter((one) => !told.has(one)).length);
    const best = Math.max(0, ...worth);
    const equal = lists.filter((_, index) => worth[index] === best);
    const shortest = Math.min(...equal.map(({ list }) => list.length));
    const among = equal.filter(({ list }) => list.length === shortest);
    const found = among[(fixedTurn(operation.name) + turn) % among.length];
    if (best === 0 || found === undefined) break;
    chosen.push(found.list);
    for (const one of found.tells) told.add(one);
  }
  return chosen.map((list) =>
    list.flatMap(({ at, by }, index) =>
      known.filters.slice(at, at + 1).map((filter) => (index === 0 ? filter : { AndOr: by, ...filter })),
    ),
  );
}

/** Some filters of a pool, and each kind of record once: records of which the same is known tell the same. */
function knownOf(pool: readonly SelectionTrial[]): Known {
  const tried = pool.map((trial) => ({ trial, filter: filterOf(trial.answer) }));
  // Two filters on one field first: of those one may take the other's place.
  const isPaired = ({ filter }: (typeof tried)[number]): boolean =>
    tried.some((one) => one.filter !== filter && one.filter.FieldName === filter.FieldName);
  const paired = tried.filter(isPaired).slice(0, 2);
  const used = [...paired, ...tried.filter((one) => !paired.includes(one))].slice(0, most.filters);
  const listed = used.slice(0, 1).flatMap(({ trial }) => [...stillIn(trial).values()]);
  const truths = (by: PartTruth) => used.map(({ trial }) => truthAlone(trial, by));
  const [byDocument, byAnswers] = [truths('documented'), truths('answered')];
  const kinds = new Map(
    listed.slice(-most.records).map(({ record }) => {
      const documented = byDocument.map((truth) => truth(record));
      const answered = byAnswers.map((truth) => truth(record));
      return [[...documented, ...answered].join(), { documented, answered }];
    }),
  );
  return { filters: used.map(({ filter }) => filter), records: [...kinds.values()] };
}

/** All lists of two and three different filters of so many. */
function listsOf(count: number): readonly List[] {
  const indexes = Array.from({ length: count }, (_, at) => at);
  const oneLonger = (list: List): readonly List[] =>
    indexes
      .filter((at) => list.every((part) => part.at !== at))
      .flatMap((at) => (['And', 'Or'] as const).map((by) => [...list, { at, by }]));
  const two = indexes.flatMap((at) => oneLonger([{ at, by: 'And' }]));
  return [...two, ...two.flatMap(oneLonger)];
}

/**
 * The mistakes that a list tells from what both readings say, as their numbers. One more stands for a record of which the target's own
 * answers tell something and the document alone nothing.
 */
function toldBy(list: List, { filters, records }: Known): readonly number[] {
  const fields = list.map(({ at }) => filters[at]?.FieldName ?? '');
  const told = new Set<number>();
  for (const { documented, answered } of records) {
    const joined = (truths: readonly Truth[]): readonly Joined[] =>
      list.map(({ at, by }) => ({ by, truth: truths[at] ?? 'open' }));
    const parts = joined(documented);
    const due = bothReadings(parts);
    if (due === 'open' && bothReadings(joined(answered)) !== 'open') told.add(mistakes.length);
    if (due === 'open') continue;
    for (const [index, mistake] of mistakes.entries()) {
      const mistaken = mistake(parts, fields);
      if (mistaken !== 'open' && mistaken !== due) told.add(index);
    }
  }
  return [...told];
}

/**
 * Filters that tell a limit after them from one before, between or instead of them. These are two joined by And that leave two records
 * or more, none of which is the newest of all or the newest of what the first one leaves. Where there are none, the next best.
 */
export function limitedFilters(
  pool: readonly SelectionTrial[],
  newest: string | undefined,
): readonly SearchFilter[] | undefined {
  const known = knownFilters(pool);
  const candidates = known.flatMap((first) => [
    { filters: [first.filter], left: first.keys, newestOfFirst: undefined },
    ...known
      .filter((other) => other !== first)
      .map(({ filter, keys }) => ({
        filters: [first.filter, { AndOr: 'And' as const, ...filter }],
        left: first.keys.filter((key) => keys.includes(key)),
        newestOfFirst: first.keys[0],
      })),
  ]);
  const worthOf = ({ left, newestOfFirst }: (typeof candidates)[number]): number =>
    (left.length > 1 ? 4 : 0) +
    (newestOfFirst !== undefined && !left.includes(newestOfFirst) ? 2 : 0) +
    (newest !== undefined && !left.includes(newest) ? 3 : 0);
  const [best] = candidates
    .filter(({ left }) => left.length > 0)
    .sort((one, other) => worthOf(other) - worthOf(one));
  return best?.filters;
}
