import { stringify } from 'csv-stringify/sync';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { jsvScalar, jsvValue } from '../jsv/encodeJsv.ts';
import { orderedMembers } from '../write/orderedMembers.ts';

/**
 * A message as csv text: a header of its present members and one row of cells, with lists and records in jsv.
 *
 * Nil is an empty cell and empty text a quoted one. For a message without members, all names are written over empty cells,
 * because csv has no other way to write it.
 */
export function encodeCsv(message: RecordShape, value: RecordValue): string {
  const present = orderedMembers(message, value);
  const members =
    present.length > 0 ? present : message.members.map((member) => ({ ...member, value: null }));
  const rows = [
    members.map(({ name }) => name),
    members.map((member) => cellText(member.type, member.value)),
  ];
  // The library quotes for commas, quotes and its own line break only.
  return stringify(rows, { record_delimiter: '\n', quoted_match: /^$|\r/ });
}

/** null is nil: the library does not quote it. */
function cellText(type: TypeShape, value: Value): string | null {
  if (value === null) return null;
  const single = type.kind !== 'open' && !Array.isArray(value);
  const text = single ? jsvScalar(value as Exclude<Value, readonly Value[]>) : undefined;
  return text ?? jsvValue(type, value);
}
