import Big from 'big.js';

/** A decimal that, in units of its fourth digit, is exact as one of JavaScript's numbers, which are much quicker to compare. */
const shortDecimal = /^(-?\d{1,11})(?:\.(\d{1,4}))?$/;

const unitsInOne = 10 ** 4;

function inUnits(text: string): number | undefined {
  const [, whole, fraction = ''] = shortDecimal.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole}${fraction.padEnd(4, '0')}`);
}

/** Below 0 where the first number is less, 0 where both are equal as decimals. Raises an Error where one is no number. */
export function compareDecimals(left: string, right: string): number {
  const [one, other] = [inUnits(left), inUnits(right)];
  return one !== undefined && other !== undefined ? one - other : new Big(left).cmp(right);
}

/** Whether two numbers differ by less than a limit of no more than four digits. Raises an Error where one is no number. */
export function areCloser(left: string, right: string, limit: number): boolean {
  const [one, other] = [inUnits(left), inUnits(right)];
  return one !== undefined && other !== undefined
    ? Math.abs(one - other) < Math.round(limit * unitsInOne)
    : new Big(left).minus(right).abs().lt(limit);
}

/** An integer that is in its plain form already. */
const plainInteger = /^(?:0|-?[1-9]\d*)$/;

/** A number without an exponent or zeros that say nothing. Raises an Error where it is none. */
export const plainDecimal = (lexeme: string): string =>
  plainInteger.test(lexeme) ? lexeme : new Big(lexeme).toFixed();
