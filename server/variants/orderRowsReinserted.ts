import type { RecordValue, Value } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const lists: Readonly<Record<string, string>> = {
  mvDocument: 'DocumentDetails',
  mvPurchaseOrder: 'PurchaseOrderDetails',
  mvShippingProvider: 'ShippingProviderServices',
  ProductBundleDetails: 'IncludedProducts',
};

const keyOf = (row: RecordValue): string =>
  ['DocumentRowProductSKU', 'PurchaseOrderRowProductSKU', 'ProductSKU', 'Id']
    .map((name) => member.text(row, name))
    .join('');

/** Rows are deleted and inserted again, and come back in the order of an index. */
function reinserted(rows: readonly RecordValue[]): readonly RecordValue[] {
  return rows
    .map((row): RecordValue => {
      const { PurchaseOrderRowDetailID: _, ...rest } = row;
      return rest;
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : keyOf(one) > keyOf(other) ? -1 : 0));
}

export const orderRowsReinserted: Variant = {
  about:
    'Stores rows, services and included products by descending SKU or Id; an updated purchase order gets new row ids (ACT-1).',
  hook: onWrite(null, ({ action, sent, record }) => {
    const name = lists[record];
    const rows: Value | undefined = name === undefined ? undefined : sent[name];
    if (name === undefined || !Array.isArray(rows) || action === 'ReceiveItems') return undefined;
    return { sent: { ...sent, [name]: reinserted(member.records(sent, name)) } };
  }),
};
