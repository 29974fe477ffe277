import Big from 'big.js';

const unitsInOne = 10 ** 4;

/** Codes of characters. */
const [minus, point, zero] = [0x2d, 0x2e, 0x30] as const;

/** The most digits before and after the point with which a number is exact as one of JavaScript's, which are much quicker to compare. */
const mostDigitsInUnits = { whole: 11, fraction: 4 } as const;

/**
 * A plain decimal in units of its fourth digit; undefined if it is too long for that or has another form. It is read digit by digit, because
 * a run compares millions of numbers.
 */
function inUnits(text: string): number | undefined {
  const start = text.charCodeAt(0) === minus ? 1 : 0;
  let units = 0;
  let at = start;
  const readDigits = (limit: number): number => {
    const from = at;
    while (at < text.length && at - from <= limit) {
      const digit = text.charCodeAt(at) - zero;
      if (digit < 0 || digit > 9) break;
      units = units * 10 + digit;
      at += 1;
    }
    return at - from;
  };
  const whole = readDigits(mostDigitsInUnits.whole);
  if (whole === 0 || whole > mostDigitsInUnits.whole) return undefined;
  let fraction = 0;
  if (text.charCodeAt(at) === point) {
    at += 1;
    fraction = readDigits(mostDigitsInUnits.fraction);
    if (fraction === 0 || fraction > mostDigitsInUnits.fraction) return undefined;
  }
  if (at < text.length) return undefined;
  for (; fraction < mostDigitsInUnits.fraction; fraction += 1) units *= 10;
  return start === 1 ? -units : units;
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

/** A decimal other than zero that is in its plain form but for zeros at its end. */
const plainFraction = /^(?=.*[1-9])-?(?:0|[1-9]\d*)\.\d+$/;

/** A number without an exponent or zeros that say nothing. Raises an Error where it is none. */
export function plainDecimal(lexeme: string): string {
  if (plainInteger.test(lexeme)) return lexeme;
  return plainFraction.test(lexeme) ? lexeme.replace(/\.?0+$/, '') : new Big(lexeme).toFixed();
}
