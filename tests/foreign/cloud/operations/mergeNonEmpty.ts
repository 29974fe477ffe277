import { UNSET } from '../values/instant.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { isRecord } from '../values/Value.ts';

/** Lays the members that hold something over a record; 0 holds nothing, false does, and lists grow. */
export function mergeNonEmpty(previous: RecordValue, sent: RecordValue): RecordValue {
  const merged: Record<string, Value> = { ...previous };
  for (const [member, value] of Object.entries(sent)) {
    const before = merged[member] ?? null;
    if (value === null || value === '' || value === '0' || value === UNSET) continue;
    if (isRecord(value)) merged[member] = mergeNonEmpty(isRecord(before) ? before : {}, value);
    else if (Array.isArray(value)) merged[member] = extendList(Array.isArray(before) ? before : [], value);
    else merged[member] = value;
  }
  return merged;
}

function extendList(before: readonly Value[], added: readonly Value[]): readonly Value[] {
  const known = new Set(before.map((item) => JSON.stringify(item)));
  return [...before, ...added.filter((item) => !known.has(JSON.stringify(item)))];
}
