import Big from 'big.js';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import { not, type Truth } from './Truth.ts';

/** The document promises two digits behind the point, and those to decimals alone (TYP-13). */
const promisedDigits = 2;

/**
 * Whether a number stands to a SearchValue as the operator says, both as decimals (FLT-1).
 *
 * Open: Contains; text that is no plain number; where the two are so near that rounding, or a binary fraction in a
 * member typed number, decides.
 */
export function numberTruth(
  type: ScalarType,
  held: string,
  operator: SearchOperator,
  searched: string,
): Truth {
  if (operator === 'Contains' || !/^-?\d{1,40}(\.\d{1,40})?$/.test(searched)) return 'open';
  const [left, right] = [new Big(held), new Big(searched)];
  if (!isExact(type, left) || !isExact(type, right)) {
    if (left.minus(right).abs().lt('0.01')) return 'open';
  }
  const order = left.cmp(right);
  if (operator === 'LessThan') return order < 0 ? 'yes' : 'no';
  const equal: Truth = order === 0 ? 'yes' : 'no';
  return operator === 'Equals' ? equal : not(equal);
}

/** Integers anywhere, and decimals of the promised digits. */
const isExact = (type: ScalarType, value: Big): boolean =>
  value.round(type === 'decimal' ? promisedDigits : 0, Big.roundDown).eq(value);
