import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { plainDocument } from '../builds/plainDocument.ts';
import { purchaseOrder } from '../builds/purchaseOrder.ts';
import type { Build } from '../writing.ts';

/**
 * The rows of an order or a document, which are told apart by their remarks or, where those are tried out, by their unit prices:
 * quantities stay small, for a server may have a limit for them (rule 3).
 */
export interface RowKind {
  readonly operation: string;
  readonly list: string;
  readonly prefix: string;
  readonly build: Build;
}

export const rowKinds: readonly RowKind[] = [
  {
    operation: 'DocumentUpdate',
    list: 'DocumentDetails',
    prefix: 'DocumentRow',
    build: plainDocument,
  },
  {
    operation: 'PurchaseOrderUpdate',
    list: 'PurchaseOrderDetails',
    prefix: 'PurchaseOrderRow',
    build: purchaseOrder,
  },
];

/** A member of rows, for each value that there is. */
export const membersOf = (
  name: string,
  values: readonly (Value | undefined)[],
): readonly (RecordValue | undefined)[] =>
  values.map((value) => (value === undefined ? undefined : { [name]: value }));

/**
 * The record with a row for each of these, over a row of the plain record, or else one such row; SKUs are taken in turn. A
 * row keeps its quantity and remarks where others before it are left out.
 */
export function withRows(
  { build, list, prefix }: RowKind,
  rows: readonly (RecordValue | undefined)[],
): Build {
  return (context, label) => {
    const record = build(context, label);
    if (typeof record === 'string') return record;
    const plain = recordsOf(record[list])[0] ?? {};
    const skus = context.fixtures.knownSkus ?? [];
    const isEmpty = rows.every((row) => row === undefined);
    const details = (isEmpty ? [{}] : rows).flatMap((row, index) =>
      row === undefined
        ? []
        : [
            {
              ...plain,
              [`${prefix}ProductSKU`]: skus[index % skus.length],
              [`${prefix}Quantity`]: numeric(1 + (index % 2)),
              [priceOf({ prefix })]: numeric(index + 1),
              [`${prefix}Remarks`]: `row ${index + 1}`,
              ...row,
            },
          ],
    );
    return { ...record, [list]: details };
  };
}

/** The member of each row that `withRows` sent, by its remarks, for the order in which rows come is open. */
export const byRemarks = (
  { list, prefix }: RowKind,
  record: RecordValue,
  member: string,
  rows: number,
): readonly (Value | undefined)[] => {
  const found = new Map(recordsOf(record[list]).map((row) => [row[`${prefix}Remarks`], row]));
  return Array.from({ length: rows }, (_, index) => found.get(`row ${index + 1}`)?.[member]);
};

/** The same by their unit prices. */
export function byPrice(
  { list, prefix }: RowKind,
  record: RecordValue,
  member: string,
  rows: number,
): readonly (Value | undefined)[] {
  const found = new Map<number, RecordValue>();
  for (const row of recordsOf(record[list])) {
    const price = row[priceOf({ prefix })];
    if (isNumeric(price)) found.set(Number(price.lexeme), row);
  }
  return Array.from({ length: rows }, (_, index) => found.get(index + 1)?.[member]);
}

/** The decimal that a client sends with a row and no server computes. */
export const priceOf = ({ prefix }: Pick<RowKind, 'prefix'>): string =>
  `${prefix}UnitPriceWithoutTaxOrDiscount`;
