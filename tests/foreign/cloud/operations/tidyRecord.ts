import type { RecordValue, Value } from '../values/Value.ts';
import { isRecord } from '../values/Value.ts';

/** Takes spaces off both ends of every text and stores empty text as no value. */
export function tidyRecord(sent: RecordValue): RecordValue {
  return Object.fromEntries(Object.entries(sent).map(([member, value]) => [member, tidyValue(value)]));
}

function tidyValue(value: Value): Value {
  if (typeof value === 'string') return value.replace(/^ +| +$/g, '') || null;
  if (isRecord(value)) return tidyRecord(value);
  if (!Array.isArray(value)) return value;
  return value
    .map((item: Value) => (isRecord(item) ? tidyRecord(item) : item))
    .filter((item: Value) => item !== null);
}
