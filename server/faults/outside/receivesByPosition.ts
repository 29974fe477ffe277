import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const receivesByPosition: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems joins sent rows with those of the order by position: if only the second row is sent, the first one receives its quantity.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'ReceiveItems' || stored === undefined) return undefined;
    const held = member.records(stored, 'PurchaseOrderDetails');
    const rows = member.records(sent, 'PurchaseOrderDetails');
    if (rows.length >= held.length) return undefined;
    return {
      sent: {
        ...sent,
        PurchaseOrderDetails: rows.map((row, index) => ({
          ...row,
          PurchaseOrderRowDetailID: held[index]?.PurchaseOrderRowDetailID,
          PurchaseOrderRowProductSKU: held[index]?.PurchaseOrderRowProductSKU,
        })),
      },
    };
  }),
};
