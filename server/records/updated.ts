import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { completedValue } from './completed.ts';

/**
 * The stored record with the members of an update applied. Members that were not sent keep their value.
 *
 * With `nonEmptyOnly`, members that were sent empty keep theirs too (InsertOrUpdateNonEmptyFields).
 */
export function updated(
  shape: RecordShape,
  stored: RecordValue,
  sent: RecordValue,
  nonEmptyOnly: boolean,
): RecordValue {
  const result: Record<string, Value | undefined> = { ...stored };
  for (const member of shape.members) {
    const value = sent[member.name];
    if (value === undefined || (nonEmptyOnly && isEmpty(value))) continue;
    const before = stored[member.name];
    result[member.name] =
      member.type.kind === 'record' && isRecord(value) && isRecord(before)
        ? updated(member.type.record, before, value, nonEmptyOnly)
        : completedValue(member, value);
  }
  return result;
}

const isEmpty = (value: Value): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isDateTime(value) && isUnset(value));
