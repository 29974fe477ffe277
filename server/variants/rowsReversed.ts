import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const rowsReversed: Variant = {
  about: 'The rows within a record come in the opposite order.',
  hook: onAnswerMembers({}, (members) =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [
        name,
        value === undefined ? undefined : withReversedRows(value),
      ]),
    ),
  ),
};

/** The list of a Get itself keeps its order. */
function withReversedRows(value: Value): Value {
  if (Array.isArray(value)) return (value as readonly Value[]).map(withReversedRows);
  return isRecord(value) ? changedRecords(value, reversed) : value;
}

const reversed = (record: RecordValue): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Array.isArray(value) && value.some(isRecord) ? [...value].reverse() : value,
    ]),
  );
