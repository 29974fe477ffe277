/** A stored or sent value: numbers are decimal text, datetimes are milliseconds since 1970 in UTC. */
export type Value = null | boolean | string | number | readonly Value[] | RecordValue;

/** A record by its member names on the wire. */
export interface RecordValue {
  readonly [member: string]: Value;
}

/** Says whether a value is a record and not a list. */
export function isRecord(value: Value | undefined): value is RecordValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a member, or the empty text. */
export function textOf(record: RecordValue, member: string): string {
  const value = record[member];
  return typeof value === 'string' ? value : '';
}

/** The number or id of a member as decimal text, or `0`. */
export function numberOf(record: RecordValue, member: string): string {
  return textOf(record, member) || '0';
}

/** The records of a list member. */
export function recordsOf(record: RecordValue, member: string): readonly RecordValue[] {
  const value = record[member];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The record in a member, or an empty one. */
export function recordOf(record: RecordValue, member: string): RecordValue {
  const value = record[member];
  return isRecord(value) ? value : {};
}
