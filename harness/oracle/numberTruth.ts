import Big from 'big.js';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import { not, type Truth } from './Truth.ts';

/**
 * Whether a number stands to a SearchValue as the operator says, both as decimals (FLT-1).
 *
 * Open: Contains; text that is no plain number; where the two are so near that rounding decides. How a decimal is
 * rounded is not shown (TYP-13), so one that is shown with two digits may be kept, and searched by, with more.
 */
export function numberTruth(
  type: ScalarType,
  held: string,
  operator: SearchOperator,
  searched: string,
): Truth {
  if (operator === 'Contains' || !/^-?\d{1,40}(\.\d{1,40})?$/.test(searched)) return 'open';
  const [left, right] = [new Big(held), new Big(searched)];
  const isExact = type === 'int' && isInteger(right);
  if (!isExact && left.minus(right).abs().lt(shownTo)) return 'open';
  const order = left.cmp(right);
  if (operator === 'LessThan') return order < 0 ? 'yes' : 'no';
  const equal: Truth = order === 0 ? 'yes' : 'no';
  return operator === 'Equals' ? equal : not(equal);
}

/** The document promises two digits behind the point (TYP-13): what is kept is nearer than this to what is shown. */
const shownTo = '0.01';

const isInteger = (value: Big): boolean => value.round(0, Big.roundDown).eq(value);
