import type { MemberShape, TypeShape } from '../Shape.ts';

/** A type met while walking, with the record's member that holds it; undefined for the walk's start. */
export interface HeldType {
  readonly type: TypeShape;
  readonly member: MemberShape | undefined;
}

/** The type and every type within it, through records and lists; no documented record holds itself. */
export function* everyType(type: TypeShape, member?: MemberShape): Generator<HeldType> {
  yield { type, member };
  if (type.kind === 'list') yield* everyType(type.item, member);
  if (type.kind === 'record') {
    for (const inner of type.record.members) yield* everyType(inner.type, inner);
  }
}
