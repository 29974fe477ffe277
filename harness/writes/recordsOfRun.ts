import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import { compare } from '../canonical/compare.ts';
import type { Difference } from '../canonical/Difference.ts';
import { isDeviating } from '../canonical/isDeviating.ts';
import { isNothing } from '../canonical/isNothing.ts';
import type { Read } from '../canonical/Read.ts';
import { recordType } from '../canonical/recordType.ts';
import { valueAt } from '../canonical/values.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';

export const isWritten = (key: string): boolean => key.startsWith('written-');

/** The name of the record that a write sent: unique in the run. */
export function nameSent(get: Operation, { call }: Answer): string | undefined {
  const record = call.members[call.operation?.record ?? ''];
  const name = isRecord(record) ? record[nameMember[get.name] ?? ''] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The names of all records that the writes in this evidence sent. */
export const namesIn = (get: Operation, { others }: Evidence): ReadonlySet<string> =>
  new Set(
    Object.entries(others)
      .filter(([key]) => isWritten(key))
      .flatMap(([, answer]) => nameSent(get, answer) ?? []),
  );

/** A record in a read, and where it stands there. */
interface PlacedRecord {
  readonly record: RecordValue;
  readonly path: string;
}

/** A record of the run in a read, known by its unique name, and where it stands; undefined where it is not shown. */
export function recordOfRun(
  get: Operation,
  read: Read | undefined,
  name: string | undefined,
): PlacedRecord | undefined {
  const member = nameMember[get.name];
  const list = get.list === undefined ? undefined : read?.value[get.list];
  if (name === undefined || member === undefined || !Array.isArray(list)) return undefined;
  const index = list.findIndex((one) => isRecord(one) && one[member] === name);
  const record: unknown = list[index];
  return isRecord(record) ? { record, path: `${get.list}[${index}]` } : undefined;
}

/** Where a record differs in two reads. What either shows in an undocumented form is left to the clause of that form. */
export const recordDifferences = (
  get: Operation,
  home: Read,
  away: Read,
  one: PlacedRecord,
  other: PlacedRecord,
): readonly Difference[] =>
  compare(recordType(get), one.record, other.record, [home.format, away.format], [one.path, other.path])
    .differences.filter(({ leftPath }) => !isDeviating(leftPath, home.deviations))
    .filter(({ rightPath }) => !isDeviating(rightPath, away.deviations));

/** The first plain text or name that was sent and comes back changed in the same format: that is ACT-6's. */
export function alteredMember(
  members: RecordValue | undefined,
  record: RecordValue,
  get: Operation,
): string | undefined {
  const type = recordType(get);
  const sent = Object.values(members ?? {}).find(isRecord);
  if (type.kind !== 'record' || sent === undefined) return undefined;
  const plain = type.record.members.filter((member) => member.plain === true);
  const plainOf = (one: RecordValue) => Object.fromEntries(plain.map(({ name }) => [name, one[name]]));
  return compare(type, plainOf(sent), plainOf(record), ['json', 'json']).differences[0]?.leftPath;
}

/**
 * Whether two reads agree on a member of the record of that name, which was written in another format. Then the two formats read such
 * values alike, and a difference there is another record's own. `within` is the member's path in the record.
 */
export function isAlikeAt(
  get: Operation,
  [home, away]: readonly [Read, Read],
  name: string | undefined,
  within: string,
): boolean {
  const one = recordOfRun(get, home, name);
  const other = recordOfRun(get, away, name);
  if (one === undefined || other === undefined) return false;
  const value = valueAt(one.record, within);
  // What is nothing may be written by rote; a flag that both write as false was read.
  const wasRead = value === false && valueAt(other.record, within) === false;
  if (isNothing(value) && !wasRead) return false;
  return recordDifferences(get, home, away, one, other).every(
    (difference) => difference.leftPath !== `${one.path}.${within}`,
  );
}

/** Writes stand among the others as `written-<format>-<which>`. */
export const writtenIn = (format: Format, which: string): string => `written-${format}-${which}`;
