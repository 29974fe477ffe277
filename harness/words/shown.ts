import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** A value in words, for `expected` and `actual`; at most 200 characters. */
export function shown(value: Value | undefined): string {
  const text = plain(value);
  return text.length <= 200 ? text : `${text.slice(0, 197)}...`;
}

function plain(value: Value | undefined): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'nil';
  if (isNumeric(value)) return value.lexeme;
  if (isDateTime(value)) return `${value.basis} ${new Date(value.ms).toISOString()}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a record of ${Object.keys(value).length} members`;
  return String(value);
}
