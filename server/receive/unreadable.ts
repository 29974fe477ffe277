import type { Decoded } from '../../formats/Codec.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { FieldError } from '../OperationFailure.ts';

/**
 * The members that hold something else than they should, so that the decoder could make nothing of it: an object
 * where a number is due, text where a list is. Without this they would pass for nil.
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
