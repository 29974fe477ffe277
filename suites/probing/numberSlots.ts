import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { bundle } from '../builds/bundle.ts';
import { byQuantity, membersOf, type RowKind, rowKinds, rowsOf, withRows } from './rowSlots.ts';
import type { Slots } from './Slots.ts';

const rows = 20;

/** Unit prices are the decimals that a client sends and no server computes. */
const prices = (kind: RowKind): Slots => {
  const price = `${kind.prefix}UnitPriceWithoutTaxOrDiscount`;
  return {
    operation: kind.operation,
    size: rows,
    build: (values) => withRows(kind, membersOf(price, values)),
    read: (record) => byQuantity(kind, record, price, rows),
  };
};

/** Quantities, in rows that are told apart by their remarks. */
const quantities = (kind: RowKind): Slots => ({
  operation: kind.operation,
  size: rows,
  build: (values) => withRows(kind, membersOf(`${kind.prefix}Quantity`, values)),
  read: (record) => {
    const found = new Map<Value | undefined, RecordValue>(
      rowsOf(record, kind.list).map((row) => [row[`${kind.prefix}Remarks`], row]),
    );
    return Array.from(
      { length: rows },
      (_, index) => found.get(`row ${index + 1}`)?.[`${kind.prefix}Quantity`],
    );
  },
});

const inBundle: Slots = {
  operation: 'ProductBundleUpdate',
  size: 1,
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  build:
    ([value]) =>
    (context, label) => {
      const record = bundle(context, label);
      if (typeof record === 'string') return record;
      const included = rowsOf(record, 'IncludedProducts').map((row) => ({ ...row, QuantityInBundle: value }));
      return { ...record, IncludedProducts: included };
    },
  read: (record) => {
    // By SKU: in which order the products of a bundle come back is not shown.
    const [first] = recordsOf(record.IncludedProducts).toSorted((a, b) => (skuOf(a) < skuOf(b) ? -1 : 1));
    return [first?.QuantityInBundle];
  },
};

const skuOf = ({ ProductSKU }: RecordValue): string => (typeof ProductSKU === 'string' ? ProductSKU : '');

const byOperation = (slots: readonly Slots[]): ReadonlyMap<string, Slots> =>
  new Map(slots.map((one) => [one.operation, one]));

/** Members of type decimal that come back as sent, by operation (TYP-13). */
export const decimalSlots = byOperation(rowKinds.map(prices));

/** Members of type number, whose fractions should come back. */
export const quantitySlots = byOperation([...rowKinds.map(quantities), inBundle]);
