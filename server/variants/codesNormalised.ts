import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const codesNormalised: Variant = {
  about:
    "A bundle's own SKU is stored in capitals, and orders get numbers of the server's in place of the " +
    'sent ones; neither is a plain member.',
  hook: (inner, store, server) => {
    let orders = 0;
    return onWrite(['ProductBundleUpdate', 'PurchaseOrderUpdate'], ({ record, action, sent, stored }) => {
      if (record === 'ProductBundleDetails') {
        const sku = member.text(sent, 'BundleProductSKU');
        return sku === '' ? undefined : { sent: { ...sent, BundleProductSKU: sku.toUpperCase() } };
      }
      // A missing number stays missing, and is refused (PO-2).
      if (member.text(sent, 'PurchaseOrderNo') === '' || action === 'ReceiveItems') return undefined;
      if (stored === undefined) orders += 1;
      const own = stored?.PurchaseOrderNo ?? `2017/${String(orders).padStart(6, '0')}`;
      return { sent: { ...sent, PurchaseOrderNo: own } };
    })(inner, store, server);
  },
};
