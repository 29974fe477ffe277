const SCALE = 6;
const ONE = 10n ** BigInt(SCALE);

/** Reads a number in any usual notation as canonical decimal text, rounded to six places. */
export function parseDecimal(text: string): string | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim());
  const whole = match?.[2] ?? '';
  const fraction = match?.[3] ?? '';
  if (!match || whole + fraction === '' || text.length > 60) return undefined;
  const exponent = Number(match[4] ?? '0') - fraction.length + SCALE;
  const digits = BigInt(whole + fraction);
  const scaled =
    exponent >= 0 ? digits * 10n ** BigInt(exponent) : roundedDivision(digits, 10n ** BigInt(-exponent));
  return fromScaled(match[1] === '-' ? -scaled : scaled);
}

/** Writes a number with at least this many fraction digits. */
export function withFraction(decimal: string, digits: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(digits, '0')}`;
}

/** Negative, zero or positive as the first number is less, equal or greater. */
export function compareDecimals(left: string, right: string): number {
  const difference = toScaled(left) - toScaled(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The sum of numbers. */
export function sum(terms: readonly string[]): string {
  return fromScaled(terms.reduce((total, term) => total + toScaled(term), 0n));
}

/** The first number less the second. */
export function minus(left: string, right: string): string {
  return fromScaled(toScaled(left) - toScaled(right));
}

/** The product of two numbers. */
export function times(left: string, right: string): string {
  return fromScaled((toScaled(left) * toScaled(right)) / ONE);
}

function toScaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(SCALE, '0').slice(0, SCALE));
}

function fromScaled(scaled: bigint): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  const text = digits.slice(0, -SCALE) + (fraction ? `.${fraction}` : '');
  return scaled < 0n ? `-${text}` : text;
}

function roundedDivision(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor;
}
