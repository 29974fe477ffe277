import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { bundle } from '../builds/bundle.ts';
import { byRemarks, membersOf, priceOf, type RowKind, rowKinds, withRows } from './rowSlots.ts';
import type { Slots } from './Slots.ts';

const rows = 20;

/** A member of rows that are told apart by their remarks. */
const inRows = (kind: RowKind, member: string): Slots => ({
  operation: kind.operation,
  size: rows,
  build: (values) => withRows(kind, membersOf(member, values)),
  read: (record) => byRemarks(kind, record, member, rows),
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
      const included = recordsOf(record.IncludedProducts).map((row) => ({ ...row, QuantityInBundle: value }));
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
export const decimalSlots = byOperation(rowKinds.map((kind) => inRows(kind, priceOf(kind))));

/** Members of type number, whose fractions should come back. */
export const quantitySlots = byOperation([
  ...rowKinds.map((kind) => inRows(kind, `${kind.prefix}Quantity`)),
  inBundle,
]);
