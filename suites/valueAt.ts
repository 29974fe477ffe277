import { isRecord } from '../specs/isRecord.ts';
import type { RecordValue, Value } from '../specs/Value.ts';

/** The value at a path such as `CostInfo.ShippingCost` or `Rows[0].Name`; undefined where there is none. */
export function valueAt(record: RecordValue, path: string): Value | undefined {
  let value: Value | undefined = record;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (Array.isArray(value)) value = (value as readonly Value[])[Number(step)];
    else value = isRecord(value) ? value[step] : undefined;
  }
  return value;
}
