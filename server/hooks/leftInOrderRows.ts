import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onWrite } from './onWrite.ts';

/** An Update of a purchase order leaves this member of its rows as it was, matching rows by id. */
export const leftInOrderRows = (name: string): Hook =>
  onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const rows = member.records(stored, 'PurchaseOrderDetails');
    return {
      sent: {
        ...sent,
        PurchaseOrderDetails: member.records(sent, 'PurchaseOrderDetails').map((row) => {
          const id = member.int(row, 'PurchaseOrderRowDetailID');
          const before = rows.find((one) => member.int(one, 'PurchaseOrderRowDetailID') === id);
          return { ...row, [name]: (before ?? row)[name] };
        }),
      },
    };
  });
