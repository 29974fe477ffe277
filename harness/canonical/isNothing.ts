import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/**
 * Whether a value is missing or is what a server may write for none: empty text, 0, false, the unset date, or nothing but these.
 */
export function isNothing(value: Value | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'boolean') return !value;
  if (isNumeric(value)) return /^-?[0.]+(E.*)?$/.test(value.lexeme);
  if (isDateTime(value)) return isUnset(value);
  return Object.values(value as Record<string, Value | undefined>).every(isNothing);
}
