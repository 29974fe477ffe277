import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { compare } from './compare.ts';
import { times } from './compareForms.ts';
import { compareRows } from './compareRows.ts';
import type { Difference } from './Difference.ts';
import { keptHazards, mayBeGarbled } from './hazards.ts';
import { isDeviating } from './isDeviating.ts';
import { type KeyedRecords, keyedRecords, type PlacedRecord } from './keyedRecords.ts';
import type { Read } from './Read.ts';
import { recordType } from './recordType.ts';
import { withoutMoving } from './withoutMoving.ts';

/** A difference between two reads, with a place that is the same in any read: the record's key and the path within it. */
export interface ReadDifference extends Difference {
  readonly place: string;
}

/** What two reads of one Get differ in. */
export interface ReadComparison {
  /** How many records were in both reads. */
  readonly records: number;
  readonly differences: readonly ReadDifference[];
  readonly orders: readonly ReadDifference[];
  readonly lists: number;
  /** What a format may have garbled, and is left to TYP-12 for that. */
  readonly excused: readonly ReadDifference[];
}

/** Which records count in a comparison of two reads. */
export interface ReadOptions {
  /**
   * Later reads that repeat the left one. Only records that are equal in all of them count. Row order counts only when
   * all these records keep it in each of them. Rows that come in any order may seem to keep it in a few.
   */
  readonly again?: readonly Read[];
  /** The most records that were asked for: a record that dropped off the lower end is not missing. */
  readonly top?: number | undefined;
  readonly counts?: (record: RecordValue) => boolean;
  /** The hazards that both formats are seen to keep in other reads. */
  readonly keptElsewhere?: () => ReadonlySet<string>;
}

/**
 * Compares the records of two answers to one Get, in any formats (XF-1): by id, else by content. It skips places where either
 * decoder found a departure, because another clause judges those. A single record without an id, such as the account's settings,
 * is compared in the parts that did not change.
 */
export function compareReads(
  operation: Operation,
  left: Read,
  right: Read,
  options: ReadOptions = {},
): ReadComparison {
  const whole = compareRecords(operation, left, right, options);
  const { again = [] } = options;
  if (whole.records > 0) return whole;
  const home = [left, ...again];
  const [first, other, ...later] =
    withoutMoving(
      operation,
      home.map(({ value }) => value),
      [left, right, ...again].map(({ value }) => value),
    ) ?? [];
  if (first === undefined || other === undefined) return whole;
  return compareRecords(
    operation,
    { ...left, value: first },
    { ...right, value: other },
    { ...options, again: again.map((read, index) => ({ ...read, value: later[index] ?? read.value })) },
  );
}

function compareRecords(
  operation: Operation,
  left: Read,
  right: Read,
  { again = [], top, counts = () => true, keptElsewhere = () => new Set() }: ReadOptions,
): ReadComparison {
  const lefts = keyedRecords(operation, left.value);
  const rights = keyedRecords(operation, right.value);
  const later = again.map(({ value }) => keyedRecords(operation, value).groups);
  const { compareGroup, repeatedIn, isIn } = groupComparison(operation, [left.format, right.format]);
  const found: { records: number; differences: ReadDifference[]; orders: ReadDifference[]; lists: number } = {
    records: 0,
    differences: [],
    orders: [],
    lists: 0,
  };
  const spoilt: ReadDifference[] = [];
  let keepsOrder = true;
  const pairs: Parameters<typeof keptHazards>[0][number][] = [];
  for (const [key, group] of lefts.groups) {
    const still = group.filter(
      ({ record }) => counts(record) && later.every((groups) => isIn(groups.get(key) ?? [], record)),
    );
    const others = rights.groups.get(key) ?? [];
    if (others.length < still.length) {
      if (isMissing(operation, key, rights, top)) {
        const rightPath = operation.list ?? operation.record ?? '';
        const lost = {
          leftPath: still[0]?.path ?? '',
          rightPath,
          left: still[0]?.record ?? null,
          right: null,
        };
        found.differences.push({ ...lost, place: key });
      }
      continue;
    }
    found.records += still.length;
    const repeated = repeatedIn(others, still, [group, ...later.map((groups) => groups.get(key) ?? [])]);
    if (repeated !== undefined) found.differences.push({ ...repeated, place: key });
    const { differences, garbled, orders, lists } = compareGroup(still, others);
    const placed = (difference: Difference): ReadDifference => ({
      ...difference,
      place: `${key}|${difference.leftPath.slice(difference.leftPath.indexOf('.') + 1)}`,
    });
    found.differences.push(...differences.map(placed));
    spoilt.push(...garbled.map(placed));
    pairs.push({ left: still, right: others });
    keepsOrder &&= later.every((groups) =>
      still.every(({ record }) => isIn(groups.get(key) ?? [], record, true)),
    );
    found.orders.push(...orders.map(placed));
    found.lists += lists;
  }
  const isJudged = ({ leftPath, rightPath }: ReadDifference): boolean =>
    !isDeviating(leftPath, left.deviations) && !isDeviating(rightPath, right.deviations);
  const excused: ReadDifference[] = [];
  // A format that writes such a text well elsewhere did not garble this one.
  if (spoilt.length > 0) {
    const kept = new Set([...keptHazards(pairs), ...keptElsewhere()]);
    for (const one of spoilt) (mayBeGarbled(one, kept) ? excused : found.differences).push(one);
  }
  return {
    ...found,
    differences: found.differences.filter(isJudged),
    excused: excused.filter(isJudged),
    orders: keepsOrder ? found.orders.filter(isJudged) : [],
    lists: keepsOrder ? found.lists : 0,
  };
}

/** How groups of records with the same key are compared, in two formats. */
function groupComparison(operation: Operation, formats: readonly [Format, Format]) {
  const type = recordType(operation);
  return { compareGroup, repeatedIn, isIn };

  function compareGroup(ones: readonly PlacedRecord[], others: readonly PlacedRecord[]) {
    const [one, other] = [ones[0], others[0]];
    if (one !== undefined && other !== undefined && others.length === 1) {
      return compare(type, one.record, other.record, formats, [one.path, other.path]);
    }
    const fitting = others.length === ones.length ? others : fitted(ones, others);
    const rowPath = (paths: readonly PlacedRecord[], text: string): string =>
      text.replace(/^\[(\d+)\]/, (_, index: string) => paths[Number(index)]?.path ?? '');
    const rows = compareRows(
      ones.map(({ record }) => record),
      fitting.map(({ record }) => record),
      ['', ''],
      (a, b, [leftAt, rightAt]) =>
        compare(type, a, b, formats, [rowPath(ones, leftAt), rowPath(fitting, rightAt)]),
    );
    // The order of records that share a key, or have none, is not known.
    return { ...rows, orders: rows.orders.filter(({ leftPath }) => leftPath !== ''), lists: 0 };
  }

  /** A record without an id that comes more often than in any read on the left side. */
  function repeatedIn(
    others: readonly PlacedRecord[],
    still: readonly PlacedRecord[],
    leftGroups: readonly (readonly PlacedRecord[])[],
  ): Difference | undefined {
    const countIn = (group: readonly PlacedRecord[], { record }: PlacedRecord): number =>
      group.filter((one) => isIn([one], record)).length;
    if (operation.id !== undefined || leftGroups.some(({ length }) => length >= others.length))
      return undefined;
    for (const one of still) {
      const most = Math.max(...leftGroups.map((group) => countIn(group, one)));
      const count = countIn(others, one);
      const { path: rightPath } = others.find((other) => isIn([other], one.record)) ?? one;
      if (count > most) return { leftPath: one.path, rightPath, left: times(most), right: times(count) };
    }
    return undefined;
  }

  /** Reduces `others` to the length of `ones`, keeping first those that equal one of `ones`. */
  function fitted(ones: readonly PlacedRecord[], others: readonly PlacedRecord[]): readonly PlacedRecord[] {
    const alike = others.filter(({ record }) => isIn(ones, record));
    return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, ones.length);
  }

  function isIn(group: readonly PlacedRecord[], record: RecordValue, isOrdered = false): boolean {
    return group.some((one) => {
      const { differences, orders } = compare(type, one.record, record, formats);
      return differences.length === 0 && !(isOrdered && orders.length > 0);
    });
  }
}

/**
 * Whether a record that other reads show is missing from this one. Others may write meanwhile. A record that only dropped off the lower
 * end of the top N is not missing.
 */
export function isMissing(
  operation: Operation,
  key: string,
  { groups, strays }: KeyedRecords,
  top: number | undefined,
): boolean {
  if (strays > 0) return false;
  const count = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  if (top === undefined || count < top || key === '') return true;
  return operation.order !== undefined && [...groups.keys()].some((other) => Number(other) < Number(key));
}
