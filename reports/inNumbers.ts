/** A number with a comma before each three digits: 14,051. */
export const inNumbers = (number: number): string => number.toLocaleString('en');

/** A count with its word: `1 case`, `2 cases`. */
export const countInWords = (number: number, one: string, many = `${one}s`): string =>
  `${inNumbers(number)} ${number === 1 ? one : many}`;
