import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const receivedByRowPosition: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems pairs sent rows with those of the order by position, not by id or SKU. If only the second row is sent, the first is received.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'ReceiveItems' || stored === undefined) return undefined;
    const rows = member.records(stored, 'PurchaseOrderDetails');
    const PurchaseOrderDetails = member.records(sent, 'PurchaseOrderDetails').map((row, index) => {
      const { PurchaseOrderRowDetailID, PurchaseOrderRowProductSKU } = rows[index] ?? row;
      return { ...row, PurchaseOrderRowDetailID, PurchaseOrderRowProductSKU };
    });
    return { sent: { ...sent, PurchaseOrderDetails } };
  }),
};
