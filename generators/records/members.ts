import type { RecordValue, Value } from '../../specs/Value.ts';
import { fixedTurn } from '../caseSeed.ts';
import type { FormatTurn } from '../turnOf.ts';

/** Members that are numbered at the end of their names, `from` to `to`, each with its value. */
export const numbered = (
  name: string,
  [from, to]: readonly [from: number, to: number],
  value: (number: number) => Value,
): RecordValue =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`${name}${from + index}`, value(from + index)]),
  );

/**
 * Ten flags of a record. In the record of a plain insert, which knows its `place`, all are true: that tells more, since what is not there is
 * false. In any other record one is false. Which one differs from record to record, so that no flag is taken for another.
 */
export function flags(name: string, label: string, place: FormatTurn | undefined): RecordValue {
  const odd = place !== undefined ? 0 : 1 + (fixedTurn(`${name}/${label}`) % 10);
  return numbered(name, [1, 10], (number) => number !== odd);
}

/** The price of a row, by what its members begin with: the decimal that a client sends with a row and no server computes. */
export const priceOf = ({ prefix }: { readonly prefix: string }): string =>
  `${prefix}UnitPriceWithoutTaxOrDiscount`;

/** An address without its lines, of the one type that the document shows. */
export const town = { AddressType: 'General', City: 'Athens', Country: 'GR' };
