import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';

/** Finds out whether a SearchValue of a field tells an operator from a likely wrong one on some of these records. */
type Tells = (field: SearchField, records: readonly RecordValue[]) => (searched: string) => boolean;

const heldIn = ({ name }: SearchField, records: readonly RecordValue[]) =>
  records.flatMap((record) => record[name] ?? []);

/**
 * What tells an operator from wrong ones, one way each:
 *
 * - Contains: from "begins with" and "ends with", and from regular expressions.
 * - LessThan: from comparing text, and from "less or equal", by an int that a record holds. A decimal may be stored with more
 *   digits than it shows (TYP-13). And from comparing whole numbers, by a fraction that decides.
 * - Equals: by a value that is only nearly there. Fields are tried with held values (`fieldTrials`).
 */
export const sharpWays: Readonly<Record<SearchOperator, readonly Tells[]>> = {
  Contains: [
    (field, records) => {
      const texts = textsIn(field, records);
      return (searched) => texts.some((held) => isInTheMiddle(held, searched));
    },
    (field, records) => {
      const texts = textsIn(field, records);
      return (searched) => texts.some((held) => isExpressionOf(held, searched));
    },
  ],
  LessThan: [
    (field, records) => {
      const numbers = numbersIn(field, records);
      const texts = numbers.map((number) => number.toFixed());
      return (searched) => numbers.some((number, at) => number.lt(searched) !== (texts[at] ?? '') < searched);
    },
    (field, records) => {
      const held = heldIn(field, records).flatMap((one) => (isNumeric(one) ? [one.lexeme] : []));
      return (searched) => field.type === 'int' && held.includes(searched);
    },
    (field, records) => {
      const numbers = numbersIn(field, records);
      return (searched) => {
        if (!searched.includes('.')) return false;
        const whole = new Big(searched).round(0, Big.roundDown);
        return numbers.some((number) => number.gte(whole) && number.plus('0.1').lt(searched));
      };
    },
  ],
  Equals: [
    (field, records) => {
      const held = new Set(
        heldIn(field, records).map((one) => (isNumeric(one) ? new Big(one.lexeme).toFixed() : one)),
      );
      return (searched) => !held.has(searched);
    },
  ],
  NotEquals: [() => () => true],
};

const numbersIn = (field: SearchField, records: readonly RecordValue[]): readonly Big[] =>
  heldIn(field, records).flatMap((held) => (isNumeric(held) ? [new Big(held.lexeme)] : []));

const textsIn = (field: SearchField, records: readonly RecordValue[]): readonly string[] => [
  ...new Set(heldIn(field, records).filter((held) => typeof held === 'string')),
];

/** Whether a text contains the value only if a point stands for any letter. */
const isExpressionOf = (held: string, searched: string): boolean =>
  searched.includes('.') &&
  !held.includes(searched) &&
  new RegExp(searched.replace(/[^A-Za-z0-9.]/g, '\\$&')).test(held);

const isInTheMiddle = (held: string, searched: string): boolean => {
  const [text, part] = [held.toLowerCase(), searched.toLowerCase()];
  return text.includes(part) && !text.startsWith(part) && !text.endsWith(part);
};
