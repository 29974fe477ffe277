import { isRecord } from '../specs/isRecord.ts';
import type { RecordShape } from '../specs/Shape.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { isBlank } from './isBlank.ts';

/**
 * The plain members that were sent with a value and came back with none, by their paths, a row as a whole; none when the
 * target read them all. What comes back altered was read.
 */
export function unreadMembers(
  shape: RecordShape,
  sent: RecordValue,
  echo: RecordValue,
  path = shape.name,
): readonly string[] {
  return shape.members.flatMap(({ name, type, plain }) => {
    const value = sent[name];
    if (isBlank(value)) return [];
    const back = echo[name];
    const at = `${path}.${name}`;
    if (type.kind === 'record' && isRecord(value))
      return unreadMembers(type.record, value, isRecord(back) ? back : {}, at);
    if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value))
      return unreadRows(type.item.record, value, Array.isArray(back) ? back : [], at);
    return plain === true && isBlank(back) ? [at] : [];
  });
}

function unreadRows(
  shape: RecordShape,
  sent: readonly Value[],
  back: readonly Value[],
  path: string,
): readonly string[] {
  const rows = back.filter(isRecord);
  return sent.flatMap((row, index) =>
    isRecord(row) && !rows.some((one) => unreadMembers(shape, row, one).length === 0)
      ? [`${path}[${index}]`]
      : [],
  );
}
