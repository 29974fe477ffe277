import { refusing } from '../hooks/refusing.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneReceiptPerOrder: Variant = {
  about:
    'Items are received of a Verified order only once: what is missing has to be ordered again. The document shows the first receipt alone (States and transitions).',
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
