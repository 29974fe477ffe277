import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const productOncePerReceipt: Variant = {
  about:
    'An order may list a product in two rows, but a receive document holds each product once. The rows are received one by one (not shown).',
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request) => {
      if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return false;
      const skus = member
        .records(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderDetails')
        .filter((row) => member.decimal(row, 'PurchaseOrderRowReceivedQuantity').gt(0))
        .map((row) => member.text(row, 'PurchaseOrderRowProductSKU'));
      return new Set(skus).size < skus.length;
    },
    'A product stands twice in the receive document. The items were not received.',
  ),
};
