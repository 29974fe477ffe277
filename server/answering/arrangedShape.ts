import type { MemberShape, RecordShape, TypeShape } from '../../specs/Shape.ts';

/** An order of members other than the document's. */
type Order = 'reversed' | 'alphabetical';

const known: Readonly<Record<Order, Map<RecordShape, RecordShape>>> = {
  reversed: new Map(),
  alphabetical: new Map(),
};

/** A shape whose members, and those of the records in it, stand in another order. */
export function arrangedShape(shape: RecordShape, order: Order): RecordShape {
  const before = known[order].get(shape);
  if (before !== undefined) return before;
  const members = arranged(
    shape.members.map((member) => ({ ...member, type: arrangedType(member.type, order) })),
    order,
  );
  const made = { ...shape, members, byName: new Map(members.map((member) => [member.name, member])) };
  known[order].set(shape, made);
  return made;
}

const arranged = (members: readonly MemberShape[], order: Order): readonly MemberShape[] =>
  order === 'reversed'
    ? members.toReversed()
    : members.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

function arrangedType(type: TypeShape, order: Order): TypeShape {
  if (type.kind === 'record') return { ...type, record: arrangedShape(type.record, order) };
  return type.kind === 'list' ? { ...type, item: arrangedType(type.item, order) } : type;
}
