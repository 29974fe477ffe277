import { unsetMs, wall } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import type { MemberShape, RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** The defaults that the document shows for single members. */
const shownDefaults: Readonly<Record<string, string>> = {
  AddressType: 'General',
  Country: 'NONE',
  ShippingProviderApplication: 'Undefined',
};

/** The record with every member of its shape. A missing or nil member gets its empty value. */
export function completed(shape: RecordShape, value: RecordValue): RecordValue {
  const whole: Record<string, Value | undefined> = {};
  for (const member of shape.members) whole[member.name] = completedValue(member, value[member.name]);
  if (shape.open) {
    for (const [name, held] of Object.entries(value)) if (!shape.byName.has(name)) whole[name] = held;
  }
  return whole;
}

/** A member's value, or its empty value if there is none. */
export function completedValue(member: MemberShape, value: Value | undefined): Value {
  if (value === undefined || value === null || (value === '' && isEnumeration(member.type))) {
    return emptyValue(member);
  }
  return completedType(member.type, value);
}

const isEnumeration = (type: TypeShape): boolean => type.kind === 'scalar' && type.type === 'enumeration';

function completedType(type: TypeShape, value: Value): Value {
  if (type.kind === 'record' && isRecord(value)) return completed(type.record, value);
  if (type.kind === 'list' && Array.isArray(value))
    return value.map((item: Value) => completedType(type.item, item));
  return value;
}

function emptyValue({ name, type }: MemberShape): Value {
  if (type.kind === 'list') return [];
  if (type.kind !== 'scalar') return null;
  switch (type.type) {
    case 'int':
    case 'decimal':
    case 'number':
      return numeric(0);
    case 'bool':
      return false;
    case 'datetime':
      return wall(unsetMs);
    case 'enumeration':
      return shownDefaults[name] ?? 'None';
    case 'string':
    case 'intText':
      return shownDefaults[name] ?? '';
  }
}
