import type { MemberShape, TypeShape } from './Shape.ts';

/** A type met while walking, with the record's member that holds it; undefined at the start of the walk. */
interface HeldType {
  readonly type: TypeShape;
  readonly member: MemberShape | undefined;
}

const known = new WeakMap<TypeShape, readonly HeldType[]>();

/** The type and every type within it, through records and lists. No documented record contains itself. */
export function everyType(type: TypeShape): readonly HeldType[] {
  const held = known.get(type) ?? [...walk(type)];
  known.set(type, held);
  return held;
}

function* walk(type: TypeShape, member?: MemberShape): Generator<HeldType> {
  yield { type, member };
  if (type.kind === 'list') yield* walk(type.item, member);
  if (type.kind === 'record') {
    for (const inner of type.record.members) yield* walk(inner.type, inner);
  }
}
