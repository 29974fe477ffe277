import { withFraction } from '../values/decimal.ts';
import type { MemberType, ScalarKind, Shape } from '../values/MemberType.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { isRecord } from '../values/Value.ts';

/** How a writer of jsv puts down datetimes, which differ between jsv and the cells of csv. */
export type WriteInstant = (instant: number) => string;

/** Writes a record as jsv without the members that have no value. */
export function writeJsv(value: RecordValue, shape: Shape, writeInstant: WriteInstant): string {
  const members = [...shape].filter(([name]) => value[name] !== undefined && value[name] !== null);
  return `{${members.map(([name, type]) => `${name}:${writeJsvMember(value[name] ?? null, type, writeInstant)}`).join(',')}}`;
}

/** Writes one value as jsv and quotes every text that is not a plain word. */
export function writeJsvMember(value: Value, type: MemberType, writeInstant: WriteInstant): string {
  if (type.kind === 'record') return isRecord(value) ? writeJsv(value, type.shape, writeInstant) : '{}';
  if (type.kind === 'list') {
    const items = Array.isArray(value) ? value : [];
    return `[${items.map((item: Value) => writeJsvMember(item, type.item, writeInstant)).join(',')}]`;
  }
  const text = scalarText(value, type.kind, writeInstant);
  const bare = (type.kind !== 'string' && type.kind !== 'enum') || /^[\w.-]+$/.test(text);
  return bare ? text : `"${text.replaceAll('"', '""')}"`;
}

/** The text of a value without parts in jsv and csv. */
export function scalarText(value: Value, kind: ScalarKind, writeInstant: WriteInstant): string {
  if (kind === 'datetime') return writeInstant(Number(value));
  if (kind === 'decimal') return withFraction(String(value), 4);
  if (kind === 'bool') return value === true ? 'TRUE' : 'FALSE';
  return String(value);
}
