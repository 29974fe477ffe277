import { fixedTurn } from '../../../generators/caseSeed.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { AndOr, SearchFilter } from '../../../specs/SearchFilter.ts';
import { bothReadings, type Joined, leftFold } from '../joinedTruth.ts';
import { and, or, type Truth } from '../Truth.ts';

/** A part of a list: a filter by its place in the pool, and how it is joined to what stands before it. */
interface Part {
  readonly at: number;
  readonly by: AndOr;
}

type List = readonly Part[];

/** What is known of the filters of a pool, each alone. */
export interface KnownTruths {
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
  // Filters on one field that Or joins are taken together first, like a list of values.
  (parts, fields) =>
    leftFold(parts.reduce<Joined[]>((sofar, part, at) => valuesTogether(sofar, part, fields, at), [])),
];

function valuesTogether(sofar: Joined[], part: Joined, fields: readonly string[], at: number): Joined[] {
  const last = sofar.at(-1);
  if (last === undefined || part.by !== 'Or' || fields[at] !== fields[at - 1]) return [...sofar, part];
  return [...sofar.slice(0, -1), { ...last, truth: or(last.truth, part.truth) }];
}

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
  all: KnownTruths,
  count: number,
  turn: number,
): readonly (readonly SearchFilter[])[] {
  const known = { ...all, records: differingIn(all.records) };
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

/** One of the records that are known to be alike: the others tell no more. */
const differingIn = (records: KnownTruths['records']): KnownTruths['records'] => [
  ...new Map(records.map((one) => [[...one.documented, ...one.answered].join(), one])).values(),
];

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
function toldBy(list: List, { filters, records }: KnownTruths): readonly number[] {
  const fields = list.map(({ at }) => filters[at]?.FieldName ?? '');
  const shape = list.map(({ by }, index) => `${by} ${fields.indexOf(fields[index] ?? '')}`).join();
  const known = toldByShape.get(shape) ?? new Map<number, readonly number[]>();
  toldByShape.set(shape, known);
  const told = new Set<number>();
  for (const record of records) {
    const code = codeOf(list, record);
    const found = known.get(code) ?? toldOnRecord(list, fields, record);
    known.set(code, found);
    for (const one of found) told.add(one);
  }
  return [...told];
}

/**
 * What lists tell on a record, by their words and by which of their filters share a field. That follows from a few truths, so it is worked
 * out once for all lists and records.
 */
const toldByShape = new Map<string, Map<number, readonly number[]>>();

const digits: Readonly<Record<Truth, number>> = { yes: 0, no: 1, open: 2 };

/** The truths of a list's filters on a record as one number. */
function codeOf(list: List, { documented, answered }: KnownTruths['records'][number]): number {
  let code = 0;
  for (const { at } of list)
    code = code * 9 + digits[documented[at] ?? 'open'] * 3 + digits[answered[at] ?? 'open'];
  return code;
}

function toldOnRecord(
  list: List,
  fields: readonly string[],
  { documented, answered }: KnownTruths['records'][number],
): readonly number[] {
  const joined = (truths: readonly Truth[]): readonly Joined[] =>
    list.map(({ at, by }) => ({ by, truth: truths[at] ?? 'open' }));
  const parts = joined(documented);
  const due = bothReadings(parts);
  if (due === 'open') return bothReadings(joined(answered)) === 'open' ? [] : [mistakes.length];
  return mistakes.flatMap((mistake, index) => {
    const mistaken = mistake(parts, fields);
    return mistaken !== 'open' && mistaken !== due ? [index] : [];
  });
}

/** A filter with the keys of the records that the target answered to it, in its order. */
interface AnsweredFilter {
  readonly filter: SearchFilter;
  readonly keys: readonly string[];
}

/**
 * Filters that tell a limit after them from one before, between or instead of them. These are two joined by And that leave two records
 * or more, none of which is the newest of all or the newest of what the first one leaves. Where there are none, the next best.
 */
export function limitedFilters(
  known: readonly AnsweredFilter[],
  newest: string | undefined,
): readonly SearchFilter[] | undefined {
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

/** Two filters joined by Or that select different newest records. A server that limits each filter alone answers with both. */
export function filtersByOr(known: readonly AnsweredFilter[]): readonly SearchFilter[] | undefined {
  const found = known.filter(({ keys }) => keys.length > 0);
  for (const one of found) {
    const other = found.find(({ keys }) => newestIn(keys) !== newestIn(one.keys));
    if (other !== undefined) return [one.filter, { AndOr: 'Or', ...other.filter }];
  }
  return undefined;
}

/** The highest of some ids, in whatever order the answer has them. */
const newestIn = (keys: readonly string[]): number => Math.max(...keys.map(Number));
