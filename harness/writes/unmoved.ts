import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { DateTime, RecordValue, Value } from '../../specs/Value.ts';
import type { Lost } from '../canonical/gaps.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { shown } from '../words/shown.ts';
import { dateFit } from '../zone/dateFit.ts';
import { writtenRecord } from './writtenRecord.ts';

/** One record before and after an update: what was sent (`sent`, `sentNow`), and what was shown of it. */
interface Change {
  readonly sent: RecordValue;
  readonly shown: RecordValue;
  readonly sentNow: RecordValue;
  readonly shownNow: RecordValue;
}

/**
 * The datetimes and fractions that an update changed, and that are still as the insert's echo showed them. How they are written is
 * judged by TYP-13 and TYP-16, and `gaps` passes over them. So nothing is said here where the insert did not bring them back as sent,
 * or where a third value is shown now. Rows are known by their ids.
 */
export function unmoved(insert: Answer, update: Answer): readonly Lost[] {
  const before = writtenRecord(insert);
  const { shape, sent, echo } = writtenRecord(update);
  if (before.echo === undefined || echo === undefined) return [];
  return stayedIn(shape, { sent: before.sent, shown: before.echo, sentNow: sent, shownNow: echo });
}

const stayedIn = (shape: RecordShape, change: Change): readonly Lost[] =>
  shape.members.flatMap(({ name, type, plain }): readonly Lost[] => {
    if (type.kind === 'list' && type.item.kind === 'record') {
      const { record } = type.item;
      return rowsIn(name, record, change).flatMap((row) =>
        stayedIn(record, row).map((stayed) => ({ ...stayed, path: `${name}.${stayed.path}` })),
      );
    }
    const valueIn = (record: RecordValue): Value => record[name] ?? null;
    const [now, is] = [valueIn(change.sentNow), valueIn(change.shownNow)];
    return plain === true && hasStayed(valueIn(change.sent), valueIn(change.shown), now, is)
      ? [{ path: name, expected: shown(now), actual: shown(is) }]
      : [];
  });

function hasStayed(sent: Value, was: Value, now: Value, is: Value): boolean {
  if (isNumeric(sent) && isNumeric(was) && isNumeric(now) && isNumeric(is))
    return sameNumber(was, sent) && sameNumber(is, was) && !sameNumber(now, sent);
  if (!isDateTime(sent) || !isDateTime(was) || !isDateTime(now) || !isDateTime(is)) return false;
  return isAsSent(sent, was) && isSameDateTime(is, was) && Math.abs(now.ms - sent.ms) > widestZone * 2;
}

/** No two clocks stand farther apart. */
const widestZone = 14 * 3_600_000;

const isSameDateTime = (one: DateTime, other: DateTime): boolean =>
  one.basis === other.basis && one.ms === other.ms && one.offset === other.offset;

/** Whether a datetime came back as it was sent, in whatever zone the server's clock stands. */
function isAsSent(sent: DateTime, back: DateTime): boolean {
  const { kind } = dateFit({ sent, back });
  const isNear = !isUnset(back) && Math.abs(back.ms - sent.ms) <= widestZone;
  return kind === 'fits' || (kind === 'hidden' && isNear);
}

/** The rows that an insert's echo gave an id, and that the update sent and showed under it. */
function rowsIn(list: string, { members }: RecordShape, change: Change): readonly Change[] {
  const id = members.find(({ name }) => name.endsWith('RowDetailID'))?.name;
  if (id === undefined) return [];
  const named = (rows: Value | undefined, value: Value | undefined): RecordValue | undefined =>
    recordsOf(rows).find((row) => isNumeric(row[id]) && isNumeric(value) && sameNumber(row[id], value));
  return recordsOf(change.shown[list]).flatMap((row) => {
    const sent = recordsOf(change.sent[list]).find((one) => isOf(one, row, members));
    const sentNow = named(change.sentNow[list], row[id]);
    const shownNow = named(change.shownNow[list], row[id]);
    return sent === undefined || sentNow === undefined || shownNow === undefined
      ? []
      : [{ sent, shown: row, sentNow, shownNow }];
  });
}

/** Whether a row is the one that was sent: all the plain text of it is. */
const isOf = (sent: RecordValue, row: RecordValue, members: RecordShape['members']): boolean =>
  members.every(
    ({ name, plain }) => plain !== true || typeof sent[name] !== 'string' || sent[name] === row[name],
  );
