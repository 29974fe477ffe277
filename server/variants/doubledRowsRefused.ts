import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const doubledRowsRefused: Variant = {
  about:
    'A purchase order that names one SKU in two rows is refused (rule 3: servers may validate, duplicate SKUs among it).',
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request) => {
      const order = member.record(request, 'mvPurchaseOrder') ?? {};
      const skus = member
        .records(order, 'PurchaseOrderDetails')
        .map((row) => member.text(row, 'PurchaseOrderRowProductSKU'));
      return new Set(skus).size < skus.length;
    },
    'A product stands in two rows. The purchase order was not written.',
  ),
};
