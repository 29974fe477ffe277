import type { RecordValue, Value } from '../../specs/Value.ts';

/** Members that are told apart by a number at their end, `from` to `to`, each with the value that it is given. */
export const numbered = (
  name: string,
  [from, to]: readonly [from: number, to: number],
  value: (number: number) => Value,
): RecordValue =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`${name}${from + index}`, value(from + index)]),
  );
