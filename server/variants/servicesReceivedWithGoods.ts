import { onUnnamedRows } from '../hooks/onUnnamedRows.ts';
import type { Variant } from '../Variant.ts';

export const servicesReceivedWithGoods: Variant = {
  about:
    'The products are freight and services. Once something of an order has come in, the rows that a receipt does not name count as received whole: the document says nothing of such rows (PO-5).',
  leaves: ['PO-5'],
  hook: onUnnamedRows((row) => row.PurchaseOrderRowQuantity ?? null),
};
