import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** A member that is present, nil included. */
export interface PresentMember {
  readonly name: string;
  readonly type: TypeShape;
  readonly value: Value;
}

const open: TypeShape = { kind: 'open' };

/** A record's present members in the document's order. Members that the document does not list follow, as open values. */
export function orderedMembers(shape: RecordShape, record: RecordValue): readonly PresentMember[] {
  const present: PresentMember[] = [];
  for (const { name, type } of shape.members) {
    const value = record[name];
    if (value !== undefined) present.push({ name, type, value });
  }
  const names = Object.keys(record);
  // Nearly all records hold nothing else.
  if (names.length === present.length) return present;
  for (const name of names) {
    const value = record[name];
    if (value !== undefined && !shape.byName.has(name)) present.push({ name, type: open, value });
  }
  return present;
}
