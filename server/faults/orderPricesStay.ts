import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';

export const orderPricesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the unit prices of the rows of a purchase order.',
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
          const { PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: price } = before ?? row;
          return { ...row, PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: price };
        }),
      },
    };
  }),
};
