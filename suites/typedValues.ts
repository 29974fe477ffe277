import { isRecord } from '../specs/isRecord.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../specs/Shape.ts';
import type { RecordValue, Value } from '../specs/Value.ts';

/** A value within a message, with the shape that the document gives it. */
export interface TypedValue {
  readonly path: string;
  readonly member: MemberShape;
  readonly type: TypeShape;
  readonly value: Value;
}

/** Every member of a message that is present and not nil, depth first, nested records and list items included. */
export function* typedValues(shape: RecordShape, record: RecordValue, path = ''): Generator<TypedValue> {
  for (const member of shape.members) {
    const value = record[member.name];
    if (value === undefined || value === null) continue;
    yield* within(member, member.type, value, path === '' ? member.name : `${path}.${member.name}`);
  }
}

function* within(member: MemberShape, type: TypeShape, value: Value, path: string): Generator<TypedValue> {
  yield { path, member, type, value };
  if (type.kind === 'record' && isRecord(value)) yield* typedValues(type.record, value, path);
  if (type.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (item !== null) yield* within(member, type.item, item as Value, `${path}[${index}]`);
    }
  }
}

/** Those of some scalar types. */
export function* scalarsOf(
  shape: RecordShape,
  record: RecordValue,
  types: readonly ScalarType[],
): Generator<TypedValue> {
  for (const found of typedValues(shape, record)) {
    if (found.type.kind === 'scalar' && types.includes(found.type.type)) yield found;
  }
}
