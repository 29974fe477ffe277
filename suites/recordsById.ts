import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';

/** The records of a Get's list by the lexeme of their id; records without one are left out. */
export function recordsById(
  operation: Operation | null,
  value: RecordValue,
): ReadonlyMap<string, RecordValue> {
  const list = operation?.list === undefined ? undefined : value[operation.list];
  const id = operation?.id;
  const records = new Map<string, RecordValue>();
  if (!Array.isArray(list) || id === undefined) return records;
  for (const record of list) {
    const own = isRecord(record) ? record[id] : undefined;
    if (isRecord(record) && isNumeric(own)) records.set(own.lexeme, record);
  }
  return records;
}
