import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const itemsReceivedBySku: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems finds rows by SKU and not by id: what arrived of a second row with that SKU counts in the first.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'ReceiveItems' || stored === undefined) return undefined;
    const rows = member.records(stored, 'PurchaseOrderDetails');
    const bySku = member.records(sent, 'PurchaseOrderDetails').map((row) => {
      const sku = member.text(row, 'PurchaseOrderRowProductSKU');
      const first = rows.find((one) => member.text(one, 'PurchaseOrderRowProductSKU') === sku);
      return first === undefined ? row : { ...row, PurchaseOrderRowDetailID: first.PurchaseOrderRowDetailID };
    });
    return { sent: { ...sent, PurchaseOrderDetails: bySku } };
  }),
};
