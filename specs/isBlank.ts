import { isDateTime, isUnset } from './datetime.ts';
import { isNumeric } from './numeric.ts';
import type { Value } from './Value.ts';
/** No value, or the one that a server shows for none: 0, false, empty text, the unset date, an empty list. */
export function isBlank(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (isNumeric(value)) return Number(value.lexeme) === 0;
  if (isDateTime(value)) return isUnset(value);
  return Array.isArray(value) && value.length === 0;
}
