import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const receivedByPosition: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems takes the rows by their place: what is sent for the second row alone is received on the first.',
  causes: ['received items are not counted on their row'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'ReceiveItems' || stored === undefined) return undefined;
    const rows = member.records(stored, 'PurchaseOrderDetails');
    return {
      sent: {
        ...sent,
        PurchaseOrderDetails: member.records(sent, 'PurchaseOrderDetails').map((row, index) => ({
          ...row,
          PurchaseOrderRowDetailID: rows[index]?.PurchaseOrderRowDetailID ?? null,
          PurchaseOrderRowProductSKU: rows[index]?.PurchaseOrderRowProductSKU ?? null,
        })),
      },
    };
  }),
};
