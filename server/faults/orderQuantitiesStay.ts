import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';

export const orderQuantitiesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change how many of a product a row of a purchase order asks for.',
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const rows = member.records(stored, 'PurchaseOrderDetails');
    return {
      sent: {
        ...sent,
        PurchaseOrderDetails: member.records(sent, 'PurchaseOrderDetails').map((row) => {
          const id = member.int(row, 'PurchaseOrderRowDetailID');
          const before = rows.find((one) => member.int(one, 'PurchaseOrderRowDetailID') === id);
          const { PurchaseOrderRowQuantity } = before ?? row;
          return { ...row, PurchaseOrderRowQuantity };
        }),
      },
    };
  }),
};
