import Big from 'big.js';

/** The number that a JSON lexeme stands for, or the lexeme itself if a binary float would change it. */
export function numberOrDigits(lexeme: string): number | string {
  const number = Number(lexeme);
  return Number.isFinite(number) && new Big(number).eq(lexeme) ? number : lexeme;
}
