import { refusing } from '../hooks/refusing.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneReceiptPerOrder: Variant = {
  about:
    'Items are received of an order that is Verified, and of one that is PartiallyReceived no more: what is missing is ordered anew (States and transitions show the first receipt alone).',
  blocks: ['control'],
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request, _, { purchaseOrders }) => {
      const id = sentNumber(member.record(request, 'mvPurchaseOrder')?.PurchaseOrderId);
      const stored = purchaseOrders.get(id ?? 0) ?? {};
      return (
        member.text(request, 'mvRecordAction') === 'ReceiveItems' &&
        member.text(stored, 'PurchaseOrderStatus') === 'PartiallyReceived'
      );
    },
    'Items of this order were received before. The items were not received.',
  ),
};
