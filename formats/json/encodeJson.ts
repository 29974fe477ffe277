import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { DateTime, RecordValue, Value } from '../../specs/Value.ts';
import { orderedMembers } from '../write/orderedMembers.ts';
import { unsetJsonText } from './readJsonDateTime.ts';

/** A message as json text, its members in the document's order (RFC 8259; slashes are not escaped). */
export const encodeJson = (message: RecordShape, value: RecordValue): string => jsonRecord(message, value);

const openShape: RecordShape = { name: '', members: [], byName: new Map(), open: true };

function jsonRecord(shape: RecordShape, record: RecordValue): string {
  const members = orderedMembers(shape, record).map(
    ({ name, type, value }) => `${JSON.stringify(name)}:${jsonValue(type, value)}`,
  );
  return `{${members.join(',')}}`;
}

function jsonValue(type: TypeShape, value: Value): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  // "shape is string": the only number in quotes (TYP-17).
  if (isNumeric(value))
    return type.kind === 'scalar' && type.type === 'intText' ? `"${value.lexeme}"` : value.lexeme;
  if (isDateTime(value)) return JSON.stringify(jsonDate(value));
  if (Array.isArray(value)) {
    const item = type.kind === 'list' ? type.item : type;
    return `[${(value as readonly Value[]).map((each) => jsonValue(item, each)).join(',')}]`;
  }
  return jsonRecord(type.kind === 'record' ? type.record : openShape, value as RecordValue);
}

/** `/Date(<ms><offset>)/`. A wall clock counts as if its zone were UTC, which `+0000` does not contradict (TYP-9). */
function jsonDate(value: DateTime): string {
  if (isUnset(value)) return unsetJsonText;
  const offset = value.basis === 'wall' ? 0 : value.offset;
  return `/Date(${value.ms}${offset === null ? '' : offsetText(offset)})/`;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  const hhmm = Math.floor(minutes / 60) * 100 + (minutes % 60);
  return `${offset < 0 ? '-' : '+'}${String(hhmm).padStart(4, '0')}`;
}
