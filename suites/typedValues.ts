import { everyType } from '../specs/appliesTo/everyType.ts';
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
export function typedValues(shape: RecordShape, record: RecordValue): readonly TypedValue[] {
  const found: TypedValue[] = [];
  ofRecord(shape, record, '', found);
  return found;
}

/** Those of some scalar types. */
export function scalarsOf(
  shape: RecordShape,
  record: RecordValue,
  types: readonly ScalarType[],
): readonly TypedValue[] {
  const found: TypedValue[] = [];
  ofRecord(shape, record, '', found, types);
  return found;
}

function ofRecord(
  shape: RecordShape,
  record: RecordValue,
  path: string,
  found: TypedValue[],
  types?: readonly ScalarType[],
): void {
  for (const member of shape.members) {
    const value = record[member.name];
    if (value === undefined || value === null) continue;
    if (types !== undefined && !holdsSome(member.type, types)) continue;
    within(member, member.type, value, path === '' ? member.name : `${path}.${member.name}`, found, types);
  }
}

function within(
  member: MemberShape,
  type: TypeShape,
  value: Value,
  path: string,
  found: TypedValue[],
  types?: readonly ScalarType[],
): void {
  if (types === undefined || type.kind === 'scalar') found.push({ path, member, type, value });
  if (type.kind === 'record' && isRecord(value)) ofRecord(type.record, value, path, found, types);
  if (type.kind === 'list' && Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] as Value;
      if (item !== null) within(member, type.item, item, `${path}[${index}]`, found, types);
    }
  }
}

const scalarsWithin = new WeakMap<TypeShape, ReadonlySet<ScalarType>>();

function holdsSome(type: TypeShape, types: readonly ScalarType[]): boolean {
  if (type.kind === 'scalar') return types.includes(type.type);
  const held = scalarsWithin.get(type) ?? new Set(everyType(type).flatMap((each) => scalarOf(each.type)));
  scalarsWithin.set(type, held);
  return types.some((each) => held.has(each));
}

const scalarOf = (type: TypeShape): readonly ScalarType[] => (type.kind === 'scalar' ? [type.type] : []);
