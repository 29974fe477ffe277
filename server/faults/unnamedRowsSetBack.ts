import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

const idName = 'PurchaseOrderRowDetailID';

export const unnamedRowsSetBack: Fault = {
  clause: 'PO-5',
  level: 'SHOULD',
  about: 'ReceiveItems sets the received quantity of each row that it does not name back to 0.',
  causes: ['receiving items of one row lowers what was received of another'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return result;
    const sent = member.records(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderDetails');
    const named = new Set(sent.map((row) => member.int(row, idName)));
    const changed = withRecord(result, 'mvPurchaseOrder', (order) => ({
      ...order,
      PurchaseOrderDetails: member
        .records(order, 'PurchaseOrderDetails')
        .map((row) =>
          named.has(member.int(row, idName)) ? row : { ...row, PurchaseOrderRowReceivedQuantity: numeric(0) },
        ),
    }));
    store.purchaseOrders.put(
      member.int(changed, 'entityID'),
      member.record(changed, 'mvPurchaseOrder') ?? {},
    );
    return changed;
  }),
};
