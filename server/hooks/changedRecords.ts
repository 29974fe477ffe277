import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** Applies `change` to a record and every record in it, at any depth; the innermost are changed first. */
export function changedRecords(
  record: RecordValue,
  change: (record: RecordValue) => RecordValue,
): RecordValue {
  const inside = (value: Value): Value => {
    if (Array.isArray(value)) return (value as readonly Value[]).map(inside);
    return isRecord(value) ? changedRecords(value, change) : value;
  };
  return change(
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, value === undefined ? undefined : inside(value)]),
    ),
  );
}
