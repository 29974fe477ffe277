import Big from 'big.js';
import { compareDecimals } from './decimals.ts';
import { kind, type Numeric, type Value } from './Value.ts';

/** A number from its lexeme, or from an integer that a binary float holds exactly. */
export const numeric = (lexeme: string | number | bigint): Numeric => ({
  [kind]: 'number',
  lexeme: String(lexeme),
});

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'object' && value !== null && (value as Partial<Numeric>)[kind] === 'number';

/** Whether two values are numbers and equal as decimals: `12.50` is `12.5`. */
export function sameNumber(left: Value | undefined, right: Value | undefined): boolean {
  if (!isNumeric(left) || !isNumeric(right)) return false;
  return left.lexeme === right.lexeme || compareDecimals(left.lexeme, right.lexeme) === 0;
}

/** Whether a number that has a fraction came back less than one away, as where it was rounded. Fractions are for TYP-13 to judge. */
export function keepsAllButFraction(sent: Value | undefined, back: Value | undefined): boolean {
  if (!isNumeric(sent) || !isNumeric(back)) return false;
  const exact = new Big(sent.lexeme);
  return !exact.eq(exact.round()) && exact.minus(back.lexeme).abs().lt(1);
}
