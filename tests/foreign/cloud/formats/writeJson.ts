import { withFraction } from '../values/decimal.ts';
import { jsonInstant } from '../values/instant.ts';
import type { MemberType, ScalarKind, Shape } from '../values/MemberType.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { isRecord } from '../values/Value.ts';

/** Writes json in ASCII alone, with explicit nulls and all signs of markup escaped. */
export function writeJson(value: RecordValue, shape: Shape): string {
  return `${writeObject(value, shape)}\n`;
}

function writeObject(value: RecordValue, shape: Shape): string {
  const members = [...shape].filter(([name]) => value[name] !== undefined);
  return `{${members.map(([name, type]) => `${quoted(name)}: ${writeMember(value[name] ?? null, type)}`).join(', ')}}`;
}

function writeMember(value: Value, type: MemberType): string {
  if (value === null) return 'null';
  if (type.kind === 'record') return isRecord(value) ? writeObject(value, type.shape) : 'null';
  if (type.kind !== 'list') return writeScalar(value, type.kind);
  return Array.isArray(value)
    ? `[${value.map((item: Value) => writeMember(item, type.item)).join(', ')}]`
    : 'null';
}

function writeScalar(value: Value, kind: ScalarKind): string {
  if (kind === 'datetime') return quoted(jsonInstant(Number(value)));
  if (kind === 'decimal') return withFraction(String(value), 4);
  if (kind === 'int' || kind === 'number' || kind === 'bool') return String(value);
  return quoted(String(value));
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]|[/<>&'\u007f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
