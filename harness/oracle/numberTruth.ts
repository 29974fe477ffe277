import { areCloser, compareDecimals } from '../../specs/decimals.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import { not, type Truth } from './Truth.ts';

/**
 * Whether a number relates to a SearchValue as the operator says, both as decimals (FLT-1).
 *
 * Open: Contains, text that is no plain number, and values so close that rounding decides. How decimals are rounded is not
 * documented (TYP-13). A value shown with two digits may be stored, and searched by, with more.
 */
export function numberTruth(
  type: ScalarType,
  held: string,
  operator: SearchOperator,
  searched: string,
): Truth {
  if (operator === 'Contains' || !/^-?\d{1,40}(\.\d{1,40})?$/.test(searched)) return 'open';
  const isExact = type === 'int' && /^-?\d+(\.0+)?$/.test(searched);
  if (!isExact && areCloser(held, searched, shownTo)) return 'open';
  const order = compareDecimals(held, searched);
  if (operator === 'LessThan') return order < 0 ? 'yes' : 'no';
  const equal: Truth = order === 0 ? 'yes' : 'no';
  return operator === 'Equals' ? equal : not(equal);
}

/** The document promises two digits after the point (TYP-13): the stored value differs from the shown one by less than this. */
const shownTo = 0.01;
