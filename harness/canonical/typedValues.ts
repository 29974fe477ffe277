import { everyType } from '../../specs/everyType.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { MemberShape, RecordShape, ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** A value within a message, with the shape that the document gives it. */
export interface TypedValue {
  readonly path: string;
  readonly member: MemberShape;
  readonly type: TypeShape;
  readonly value: Value;
}

/**
 * Every member of a message that is present and not nil, depth first, nested records and list items included; those of some scalar
 * types alone where they are named.
 */
export function typedValues(
  shape: RecordShape,
  record: RecordValue,
  types?: readonly ScalarType[],
): readonly TypedValue[] {
  const found: TypedValue[] = [];
  const lookIntoRecord = ({ members }: RecordShape, holder: RecordValue, path: string): void => {
    for (const member of members) {
      const value = holder[member.name];
      if (value === undefined || value === null) continue;
      if (types !== undefined && !holdsSome(member.type, types)) continue;
      lookInto(member, member.type, value, path === '' ? member.name : `${path}.${member.name}`);
    }
  };
  const lookInto = (member: MemberShape, type: TypeShape, value: Value, path: string): void => {
    if (types === undefined || type.kind === 'scalar') found.push({ path, member, type, value });
    if (type.kind === 'record' && isRecord(value)) lookIntoRecord(type.record, value, path);
    if (type.kind !== 'list' || !Array.isArray(value)) return;
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] as Value;
      if (item !== null) lookInto(member, type.item, item, `${path}[${index}]`);
    }
  };
  lookIntoRecord(shape, record, '');
  return found;
}

const scalarsWithin = new WeakMap<TypeShape, ReadonlySet<ScalarType>>();

function holdsSome(type: TypeShape, types: readonly ScalarType[]): boolean {
  if (type.kind === 'scalar') return types.includes(type.type);
  const held = scalarsWithin.get(type) ?? new Set(everyType(type).flatMap((each) => scalarOf(each.type)));
  scalarsWithin.set(type, held);
  return types.some((each) => held.has(each));
}

const scalarOf = (type: TypeShape): readonly ScalarType[] => (type.kind === 'scalar' ? [type.type] : []);
