import Big from 'big.js';
import { isNumeric } from '../specs/numeric.ts';
import type { Value } from '../specs/Value.ts';

/** An id is a whole number; a longer one is none that a server gives. */
const mostDigits = 40;

/**
 * The id that a value is, in plain digits, however it is written: `16`, `16.0` and the text `"16"` are one (TYP-1, TYP-4). Undefined for 0,
 * for fractions and for all that is no number.
 */
export function idOf(value: Value | undefined): string | undefined {
  const text = isNumeric(value) ? value.lexeme.trim() : typeof value === 'string' ? value.trim() : '';
  if (/^-?[1-9]\d*$/.test(text)) return text;
  if (!/^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/.test(text)) return undefined;
  const number = new Big(text.replace(/^\+/, '').replace(/\.(?!\d)/, ''));
  if (number.eq(0) || number.e > mostDigits || !number.mod(1).eq(0)) return undefined;
  return number.toFixed();
}
