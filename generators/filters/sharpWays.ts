import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';

/** Whether a field's SearchValue tells an operator from a likely wrong one on some of these records. */
type Tells = (field: SearchField, searched: string, records: readonly RecordValue[]) => boolean;

const heldIn = ({ name }: SearchField, records: readonly RecordValue[]) =>
  records.flatMap((record) => record[name] ?? []);

/**
 * What tells an operator from wrong ones, one way each:
 *
 * - Contains: from "begins with" and "ends with", and from regular expressions.
 * - LessThan: from comparing text, and from "less or equal", by an int that a record holds. A decimal may be stored with more
 *   digits than it shows (TYP-13).
 * - Equals: by a value that is only nearly there.
 */
export const sharpWays: Readonly<Record<SearchOperator, readonly Tells[]>> = {
  Contains: [
    (field, searched, records) =>
      heldIn(field, records).some((held) => typeof held === 'string' && isInTheMiddle(held, searched)),
    (field, searched, records) =>
      heldIn(field, records).some((held) => typeof held === 'string' && isExpressionOf(held, searched)),
  ],
  LessThan: [
    (field, searched, records) =>
      heldIn(field, records).some(
        (held) =>
          isNumeric(held) && new Big(held.lexeme).lt(searched) !== new Big(held.lexeme).toFixed() < searched,
      ),
    (field, searched, records) =>
      field.type === 'int' &&
      heldIn(field, records).some((held) => isNumeric(held) && held.lexeme === searched),
  ],
  Equals: [
    (field, searched, records) =>
      !heldIn(field, records).some(
        (held) => (isNumeric(held) ? new Big(held.lexeme).toFixed() : held) === searched,
      ),
  ],
  NotEquals: [() => true],
};

/** Whether a text contains the value only if a point stands for any letter. */
const isExpressionOf = (held: string, searched: string): boolean =>
  searched.includes('.') &&
  !held.includes(searched) &&
  new RegExp(searched.replace(/[^A-Za-z0-9.]/g, '\\$&')).test(held);

const isInTheMiddle = (held: string, searched: string): boolean => {
  const [text, part] = [held.toLowerCase(), searched.toLowerCase()];
  return text.includes(part) && !text.startsWith(part) && !text.endsWith(part);
};
