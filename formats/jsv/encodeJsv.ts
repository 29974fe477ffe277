import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { orderedMembers } from '../write/orderedMembers.ts';
import { wallText } from '../write/wallText.ts';

const openShape: RecordShape = { name: '', members: [], byName: new Map(), open: true };

/** A record as jsv text, with its members in the document's order and no blanks around separators. */
export function jsvRecord(shape: RecordShape, record: RecordValue): string {
  const members = orderedMembers(shape, record).map(
    ({ name, type, value }) => `${jsvQuoted(name)}:${jsvValue(type, value)}`,
  );
  return `{${members.join(',')}}`;
}

/** Any value as jsv text. Nil is written as nothing, and empty text as two quotes. */
export function jsvValue(type: TypeShape, value: Value): string {
  if (Array.isArray(value)) {
    const item = type.kind === 'list' ? type.item : type;
    return `[${(value as readonly Value[]).map((each) => jsvValue(item, each)).join(',')}]`;
  }
  const text = jsvScalar(value as Exclude<Value, readonly Value[]>);
  if (text !== undefined) return isDateTime(value) ? text : value === null ? '' : jsvQuoted(text);
  return jsvRecord(type.kind === 'record' ? type.record : openShape, value as RecordValue);
}

/** The text of a single value before quoting, empty for nil; undefined for a record. */
export function jsvScalar(value: Exclude<Value, readonly Value[]>): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value)) return value.lexeme;
  return isDateTime(value) ? wallText(value) : undefined;
}

/** Quoted only if it is empty or holds a separator, a quote or a line break. */
const jsvQuoted = (text: string): string =>
  text === '' || /[":,{}[\]\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
