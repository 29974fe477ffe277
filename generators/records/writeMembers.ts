import { type Format, formats } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { RecordSource } from './Build.ts';
import { sampleOf, withSample } from './samples.ts';
import { neededApplication } from './sourceApplication.ts';

/** Everything that a write sends for a record, over the operator's sample of it. */
export function writeMembers(
  source: Pick<RecordSource, 'fixtures'>,
  { operation }: { readonly operation: Operation },
  record: RecordValue,
  action: string,
  more: RecordValue = {},
): RecordValue {
  if (operation.record === undefined) throw new Error(`${operation.name} carries no record`);
  const takesAction = operation.request.some(({ name }) => name === 'mvRecordAction');
  return {
    [operation.record]: withSample(sampleOf(source, operation.record), record),
    ...(takesAction ? { mvRecordAction: action } : {}),
    ...more,
    ...neededApplication(source, operation),
  };
}

/** What a delete of that id sends; the application's name where the row lists it without "(opt)". */
export function deleteMembers(
  source: Pick<RecordSource, 'fixtures'>,
  operation: Operation,
  id: string | number,
): RecordValue {
  if (operation.target === undefined) throw new Error(`${operation.name} names no member for its target`);
  return { [operation.target]: numeric(id), ...neededApplication(source, operation) };
}

interface DeletePlace {
  readonly operation: Operation;
  readonly format: Format;
}

/** The id of nothing that a delete names. Each format has another one, since a broken server may remember what it said of the first. */
export const unknownTarget = (context: RunOfIds, place: DeletePlace): number =>
  unknownId(context, labelOf(place));

const labelOf = ({ operation, format }: DeletePlace): string => `${operation.name}/${format}`;

type RunOfIds = Pick<RecordSource, 'seed'> & { readonly runId: string };

/** What ids of nothing are made for. `isUnknownId` goes through all of these. */
const labels: ReadonlySet<string> = new Set([
  'document',
  ...[...operations.keys()].flatMap((name) => [
    ...[name, `${name}/deleted-by-default`, `${name}/options`],
    ...formats.flatMap((format) => [`${name}/${format}`, `${name}/actions/${format}`]),
  ]),
]);

/** An id that no record has: far above what ids grow to, within 31 bits, another one for another run or label. */
export function unknownId(context: RunOfIds, label: string): number {
  if (!labels.has(label)) throw new Error(`no id of nothing is made for ${label}`);
  return idFor(context, label, farRange);
}

interface IdRange {
  readonly from: number;
  readonly size: number;
}

const farRange: IdRange = { from: 1_900_000_000, size: 200_000_000 };

/** The last ids of a number of digits, or of the bits of a narrow column: 15, and 23. */
const nearRanges: readonly IdRange[] = [
  { from: 9_000, size: 900 },
  { from: 31_000, size: 1_700 },
  { from: 900_000, size: 90_000 },
  { from: 8_000_000, size: 380_000 },
  { from: 90_000_000, size: 9_000_000 },
  { from: 900_000_000, size: 90_000_000 },
];

/** Nobody adds as many records as this during a run: the id of nothing must not become that of another client's record. */
const roomForOthers = 1_000;

/**
 * An id that no record has, hardly longer than the `highest` that one has: how high an id may be is open (TYP-1). Undefined where only
 * `unknownTarget` is high enough.
 */
export function nearbyUnknownTarget(
  context: RunOfIds,
  place: DeletePlace,
  highest: number,
): number | undefined {
  const range = nearRanges.find(({ from }) => Number.isFinite(highest) && from > highest + roomForOthers);
  return range && idFor(context, labelOf(place), range);
}

/** Whether a run made this id up, far above all others. Any other id, however high, may be that of a record. */
export const isUnknownId = (context: RunOfIds, id: string): boolean =>
  /^-?\d+$/.test(id) && [...labels].some((label) => idFor(context, label, farRange) === Math.abs(Number(id)));

/** Whether it is the very id near to others that a run makes up for the deletes of that operation and format. */
export const isNearbyUnknownTarget = (context: RunOfIds, place: DeletePlace, id: string): boolean =>
  nearRanges.some((range) => `${idFor(context, labelOf(place), range)}` === id);

function idFor(context: RunOfIds, label: string, { from, size }: IdRange): number {
  let hash = context.seed >>> 0;
  for (const letter of `${context.runId}/${label}`)
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return from + (hash % size);
}
