import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** An id is a whole number. A server gives none longer than this. */
const mostDigits = 40;

/**
 * The id that a value stands for, in plain digits. `16`, `16.0` and the text `"16"` are one id (TYP-1, TYP-4). Undefined for 0,
 * for fractions and for anything that is not a number.
 */
export function idOf(value: Value | undefined): string | undefined {
  const text = isNumeric(value) ? value.lexeme.trim() : typeof value === 'string' ? value.trim() : '';
  if (/^-?[1-9]\d*$/.test(text)) return text;
  if (!/^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/.test(text)) return undefined;
  const number = new Big(text.replace(/^\+/, '').replace(/\.(?!\d)/, ''));
  if (number.eq(0) || number.e > mostDigits || !number.mod(1).eq(0)) return undefined;
  return number.toFixed();
}
