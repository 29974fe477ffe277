import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onRequest } from './onRequest.ts';
import { withRecord } from './withRecord.ts';

const idName = 'PurchaseOrderRowDetailID';

/** Makes a receipt also name the rows that it leaves out, with such a received quantity: by the stored row and the rows that were sent. */
export const onUnnamedRows = (received: (row: RecordValue, sent: readonly RecordValue[]) => Value): Hook =>
  onRequest(['PurchaseOrderUpdate'], (request, store) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => {
      const sent = member.records(order, 'PurchaseOrderDetails');
      const named = new Set(sent.map((row) => member.int(row, idName)));
      const stored = store.purchaseOrders.get(member.int(order, 'PurchaseOrderId')) ?? {};
      const others = member
        .records(stored, 'PurchaseOrderDetails')
        .filter((row) => !named.has(member.int(row, idName)))
        .map((row) => ({ ...row, PurchaseOrderRowReceivedQuantity: received(row, sent) }));
      return { ...order, PurchaseOrderDetails: [...sent, ...others] };
    });
  });
