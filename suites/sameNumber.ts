import Big from 'big.js';
import { isNumeric } from '../specs/numeric.ts';
import type { Value } from '../specs/Value.ts';

/** Whether two values are numbers and equal as decimals: `12.50` is `12.5`. */
export function sameNumber(left: Value | undefined, right: Value | undefined): boolean {
  if (!isNumeric(left) || !isNumeric(right)) return false;
  return left.lexeme === right.lexeme || new Big(left.lexeme).eq(new Big(right.lexeme));
}
