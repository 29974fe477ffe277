import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const rowsReceivedByPosition: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems matches the sent rows to those of the order by position: the second row sent alone is booked on the first.',
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
