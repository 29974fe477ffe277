import { isRecord } from '../specs/isRecord.ts';
import type { RecordShape } from '../specs/Shape.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { isBlank } from './isBlank.ts';

/**
 * The first plain member that was sent with a value and came back with none, by its path; undefined when the target
 * read them all. What comes back altered was read.
 */
export function unreadMember(
  shape: RecordShape,
  sent: RecordValue,
  echo: RecordValue,
  path = shape.name,
): string | undefined {
  for (const { name, type, plain } of shape.members) {
    const value = sent[name];
    if (isBlank(value)) continue;
    const back = echo[name];
    const at = `${path}.${name}`;
    if (type.kind === 'record' && isRecord(value)) {
      const inner = unreadMember(type.record, value, isRecord(back) ? back : {}, at);
      if (inner !== undefined) return inner;
    } else if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value)) {
      const unread = unreadRow(type.item.record, value, Array.isArray(back) ? back : [], at);
      if (unread !== undefined) return unread;
    } else if (plain === true && isBlank(back)) return at;
  }
  return undefined;
}

function unreadRow(
  shape: RecordShape,
  sent: readonly Value[],
  back: readonly Value[],
  path: string,
): string | undefined {
  const rows = back.filter(isRecord);
  for (const [index, row] of sent.entries()) {
    if (!isRecord(row)) continue;
    if (!rows.some((one) => unreadMember(shape, row, one) === undefined)) return `${path}[${index}]`;
  }
  return undefined;
}
