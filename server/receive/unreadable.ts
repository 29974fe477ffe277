import type { Decoded } from '../../formats/Codec.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { FieldError } from '../OperationFailure.ts';

/**
 * Members with a value that the decoder could not use: an object in place of a number, or text in place of a list. Without this
 * they would pass for nil.
 */
export function unreadable({ value, deviations }: Decoded): readonly FieldError[] {
  return deviations
    .filter(({ path, actual }) => actual !== '' && actual !== '""' && isNothing(valueAt(value, path)))
    .map(({ path, expected }): FieldError => ({ field: path, message: `${expected} is needed here.` }));
}

const isNothing = (value: Value | undefined): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** The value at a path such as `mvDocument.DocumentDetails[0].DocumentRowQuantity`. */
function valueAt(record: RecordValue, path: string): Value | undefined {
  let value: Value | undefined = record;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (Array.isArray(value)) value = (value as readonly Value[])[Number(step)];
    else value = isRecord(value) ? value[step] : undefined;
  }
  return value;
}
