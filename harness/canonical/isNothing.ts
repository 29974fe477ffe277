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

/** Words that stand for no value where a member has no null. */
const wordsForNothing = /^(none|undefined)$/i;

/** Whether a value holds no data: it is nothing, or a word for that, or it has nothing else in it. */
export function isNoData(value: Value | undefined): boolean {
  if (typeof value === 'string') return isNothing(value) || wordsForNothing.test(value.trim());
  if (isNothing(value)) return true;
  if (typeof value !== 'object' || isNumeric(value) || isDateTime(value)) return false;
  return Object.values(value as Record<string, Value | undefined>).every(isNoData);
}
