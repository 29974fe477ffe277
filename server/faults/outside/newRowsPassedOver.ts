import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const newRowsPassedOver: Fault = {
  clause: 'ACT-2',
  level: 'SHOULD',
  about:
    'An Update of a purchase order changes the rows that it has by their ids, and passes over rows that are new.',
  causes: ['a new row is not added ({member})'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined || !member.has(sent, 'PurchaseOrderDetails'))
      return undefined;
    const rows = member.records(sent, 'PurchaseOrderDetails');
    const PurchaseOrderDetails = member.records(stored, 'PurchaseOrderDetails').map((row) => {
      const id = member.int(row, 'PurchaseOrderRowDetailID');
      return rows.find((one) => member.int(one, 'PurchaseOrderRowDetailID') === id) ?? row;
    });
    return { sent: { ...sent, PurchaseOrderDetails } };
  }),
};
