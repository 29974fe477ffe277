import type { RecordShape, TypeShape } from '../../specs/Shape.ts';

const reversed = new Map<RecordShape, RecordShape>();

/** The same shape with its members, and those of the records in it, in the opposite order. */
export function reversedShape(shape: RecordShape): RecordShape {
  const known = reversed.get(shape);
  if (known !== undefined) return known;
  const members = shape.members.map((member) => ({ ...member, type: reversedType(member.type) })).reverse();
  const made = { ...shape, members, byName: new Map(members.map((member) => [member.name, member])) };
  reversed.set(shape, made);
  return made;
}

function reversedType(type: TypeShape): TypeShape {
  if (type.kind === 'record') return { ...type, record: reversedShape(type.record) };
  return type.kind === 'list' ? { ...type, item: reversedType(type.item) } : type;
}
