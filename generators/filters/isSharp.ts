import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';

/**
 * Whether a SearchValue tells an operator from a likely wrong one on some of these records: Contains from "begins with",
 * "ends with" and regular expressions, LessThan from comparing text, Equals by a value that only nearly is there.
 */
export function isSharp(
  { name }: SearchField,
  operator: SearchOperator,
  searched: string,
  records: readonly RecordValue[],
): boolean {
  const held = records.flatMap((record) => record[name] ?? []);
  switch (operator) {
    case 'Contains':
      return held.some(
        (value) =>
          typeof value === 'string' && (isInTheMiddle(value, searched) || isExpressionOf(value, searched)),
      );
    case 'LessThan':
      return held.some(
        (value) =>
          isNumeric(value) &&
          new Big(value.lexeme).lt(searched) !== new Big(value.lexeme).toFixed() < searched,
      );
    case 'Equals':
      return !held.some((value) => (isNumeric(value) ? new Big(value.lexeme).toFixed() : value) === searched);
    case 'NotEquals':
      return true;
  }
}

/** Whether a text holds the value only where a point stands for any letter. */
const isExpressionOf = (held: string, searched: string): boolean =>
  searched.includes('.') &&
  !held.includes(searched) &&
  new RegExp(searched.replace(/[^A-Za-z0-9.]/g, '\\$&')).test(held);

const isInTheMiddle = (held: string, searched: string): boolean => {
  const [text, part] = [held.toLowerCase(), searched.toLowerCase()];
  return text.includes(part) && !text.startsWith(part) && !text.endsWith(part);
};
