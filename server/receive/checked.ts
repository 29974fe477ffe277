import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { type FieldError, OperationFailure } from '../OperationFailure.ts';
import { checkedScalar } from './checkedScalar.ts';

/** What a check of one request needs. */
interface Check {
  readonly zone: string;
  readonly errors: FieldError[];
}

/**
 * The request with every value in its member's type: numbers that came as text become numbers, datetimes wall clocks (TYP-4,
 * TYP-16). Raises OperationFailure, with one entry per member, when a value is not of its type.
 */
export function checked(shape: RecordShape, value: RecordValue, zone: string, status: number): RecordValue {
  const check: Check = { zone, errors: [] };
  const result = checkedRecord(shape, value, '', check);
  if (check.errors.length === 0) return result;
  const message = check.errors.map(({ field, message: problem }) => `${field}: ${problem}`).join(' ');
  throw new OperationFailure(message.slice(0, 2000), { status, errors: check.errors.slice(0, 50) });
}

function checkedRecord(shape: RecordShape, value: RecordValue, path: string, check: Check): RecordValue {
  const result: Record<string, Value | undefined> = {};
  for (const member of shape.members) {
    const held = value[member.name];
    if (held === undefined) continue;
    const at = path === '' ? member.name : `${path}.${member.name}`;
    result[member.name] = held === null ? null : checkedValue(member.type, held, at, check);
  }
  return result;
}

function checkedValue(type: TypeShape, value: Value, path: string, check: Check): Value {
  switch (type.kind) {
    case 'open':
      return value;
    case 'record':
      if (isRecord(value)) return checkedRecord(type.record, value, path, check);
      break;
    case 'list':
      if (!Array.isArray(value)) break;
      return (value as readonly Value[])
        .map((item, index) =>
          item === null ? null : checkedValue(type.item, item, `${path}[${index}]`, check),
        )
        .filter((item) => item !== null);
    case 'scalar': {
      const scalar = checkedScalar(type.type, value, check.zone);
      if (scalar !== undefined) return scalar;
    }
  }
  check.errors.push({ field: path, message: `${nameOf(type)} is needed here.` });
  return null;
}

const names: Readonly<Record<string, string>> = {
  int: 'An integer of at most 15 digits',
  intText: 'An integer or nothing',
  decimal: 'A number of at most 25 digits',
  number: 'A number of at most 25 digits',
  bool: 'true or false',
  datetime: 'A datetime of the years 1 to 9999',
};

function nameOf(type: TypeShape): string {
  if (type.kind === 'list') return 'A list';
  if (type.kind === 'record') return `A ${type.record.name}`;
  return type.kind === 'scalar' ? (names[type.type] ?? 'Text') : 'A value';
}
