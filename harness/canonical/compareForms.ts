import type { Deviation } from '../../formats/Deviation.ts';
import { withoutIndexes } from '../../formats/read/reportAt.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { calledOperation, changedBetween } from '../records/listed.ts';
import { counted } from '../words/counted.ts';
import { asRead } from './answeredReads.ts';
import type { ReadDifference } from './compareReads.ts';
import { keyedRecords } from './keyedRecords.ts';
import type { Read } from './Read.ts';

/**
 * What two reads of one Get in the same format have to share besides their values (XF-1): how often a record comes, the documented
 * order, and how members are written. `home` are the reads at the place whose form is judged by other clauses.
 *
 * Only records that are in all the reads at home count, so that what others write in between is no difference. Pure.
 */
export function compareForms(
  operation: Operation,
  home: readonly [Read, ...Read[]],
  away: Read,
  hasTop: boolean,
): readonly ReadDifference[] {
  if (home[0].format !== away.format) return [];
  const [first, ...later] = home.map((read) => keysOf(operation, read)) as [Keys, ...Keys[]];
  const there = keysOf(operation, away);
  const known = [...first.counts.keys()].filter((key) => later.every(({ counts }) => counts.has(key)));
  return [
    ...(operation.id === undefined ? [] : repeated(known, [first, ...later], there)),
    ...(hasTop && operation.order !== undefined && operation.order === operation.id
      ? reordered(known, [first, ...later], there)
      : []),
    ...writtenOtherwise(operation, home, away, known),
  ];
}

/** Whether a record that both answers hold has other content in the later one, or is not written as in the earlier one. Pure. */
export function isAnySharedRecordChanged(before: Answer | undefined, after: Answer): boolean {
  if (changedBetween(before, after).length > 0) return true;
  const [home, away] = [before, after].map(asRead);
  return (
    home !== undefined &&
    away !== undefined &&
    compareForms(calledOperation(after), [home], away, false).length > 0
  );
}

/** The keys of an answer's records, in its order, and how often each comes. */
interface Keys {
  readonly inOrder: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  /** Where each stands first. */
  readonly paths: ReadonlyMap<string, string>;
}

function keysOf(operation: Operation, { value }: Read): Keys {
  const groups = [...keyedRecords(operation, value).groups];
  return {
    inOrder: groups.map(([key]) => key),
    counts: new Map(groups.map(([key, group]) => [key, group.length])),
    paths: new Map(groups.map(([key, [placed]]) => [key, placed?.path ?? ''])),
  };
}

/** Records that come more often than at home. */
const repeated = (known: readonly string[], home: readonly Keys[], there: Keys): readonly ReadDifference[] =>
  known.flatMap((key) => {
    const most = Math.max(...home.map(({ counts }) => counts.get(key) ?? 0));
    const count = there.counts.get(key) ?? 0;
    return count > most ? [differenceAt(key, home, there, times(most), times(count))] : [];
  });

/** How often something comes, in words. */
export const times = (count: number): string => counted(count, 'time');

/** The first record that stands elsewhere, where all reads at home come in the documented order: by descending id (GET-2). */
function reordered(known: readonly string[], home: readonly Keys[], there: Keys): readonly ReadDifference[] {
  const isShared = (key: string): boolean => known.includes(key) && there.counts.has(key);
  const orders = home.map(({ inOrder }) => inOrder.filter(isShared));
  const usual = known.filter(isShared).sort((one, other) => Number(other) - Number(one));
  if (orders.some((order) => order.join() !== usual.join())) return [];
  const actual = there.inOrder.filter(isShared);
  const at = usual.findIndex((key, index) => actual[index] !== key);
  const firstMoved = usual[at];
  if (firstMoved === undefined) return [];
  const from = (order: readonly string[]): string => `ids ${order.slice(at, at + 3).join(', ')}`;
  return [differenceAt(firstMoved, home, there, from(usual), from(actual))];
}

const differenceAt = (
  key: string,
  [first]: readonly Keys[],
  there: Keys,
  left: string,
  right: string,
): ReadDifference => ({
  leftPath: first?.paths.get(key) ?? '',
  rightPath: there.paths.get(key) ?? '',
  left,
  right,
  place: key,
});

/**
 * Departures from the documented form in such records, of a kind that none of the reads at home shows. The list itself under another name
 * is one too, whoever wrote what is in it.
 */
function writtenOtherwise(
  operation: Operation,
  home: readonly Read[],
  away: Read,
  known: readonly string[],
): readonly ReadDifference[] {
  const usual = new Set(home.flatMap(({ deviations }) => deviations.map(kindOf)));
  const records = [...keyedRecords(operation, away.value).groups]
    .filter(([key]) => known.includes(key))
    .flatMap(([, group]) => group.map(({ path }) => path));
  return away.deviations
    .filter((deviation) => deviation.level === 'MUST' && !usual.has(kindOf(deviation)))
    .filter(
      ({ path, expected }) =>
        expected === operation.list || records.some((record) => path.startsWith(`${record}.`)),
    )
    .map(({ path, expected, actual }) => ({
      leftPath: path,
      rightPath: path,
      left: expected,
      right: actual,
      place: withoutIndexes(path),
    }));
}

const kindOf = ({ clause, path }: Deviation): string => `${clause} ${withoutIndexes(path)}`;
