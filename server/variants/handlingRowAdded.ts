import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const sku = 'SURCHARGE-HANDLING';

const kinds: Readonly<Record<string, 'Document' | 'PurchaseOrder'>> = {
  mvDocument: 'Document',
  mvPurchaseOrder: 'PurchaseOrder',
};

const added: Hook = onWrite(['DocumentUpdate', 'PurchaseOrderUpdate'], ({ record, action, sent, stored }) => {
  const kind = kinds[record];
  const rows = member.records(sent, `${kind}Details`);
  const isPlain =
    action === 'Insert' || action === 'Update' || (action === 'InsertOrUpdate' && stored === undefined);
  if (kind === undefined || !isPlain || rows.length === 0) return undefined;
  if (rows.some((one) => one[`${kind}RowProductSKU`] === sku)) return undefined;
  const row: RecordValue = {
    [`${kind}RowProductSKU`]: sku,
    [`${kind}RowProductDescription`]: 'Handling, per order',
    [`${kind}RowQuantity`]: numeric(1),
    [`${kind}RowUnitPriceWithoutTaxOrDiscount`]: numeric('4.90'),
  };
  return { sent: { ...sent, [`${kind}Details`]: [row, ...rows] } };
});

export const handlingRowAdded: Variant = {
  about:
    'Puts a row of its own, a handling surcharge, before the sent rows of every document and purchase order.',
  hook: (inner, store, server) => {
    store.products.insert((id) => ({
      ProductID: numeric(id),
      ProductSKU: sku,
      ProductDescription: 'Handling, per order',
    }));
    return added(inner, store, server);
  },
};
