/** A number with a comma before each three digits: 14,051. */
export const inNumbers = (number: number): string => number.toLocaleString('en');

/** A number with its noun: "1 row", "14,051 rows". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${inNumbers(number)} ${number === 1 ? one : many}`;
