import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

const name = 'PurchaseOrderRowReceivedQuantity';

/** `received || ordered`: a zero is falsy. */
const received = (row: RecordValue): RecordValue =>
  sentNumber(row[name]) === 0 && (sentNumber(row.PurchaseOrderRowQuantity) ?? 0) > 0
    ? { ...row, [name]: row.PurchaseOrderRowQuantity }
    : row;

export const zeroReceivedMeansAll: Fault = {
  clause: 'PO-5',
  about:
    'ReceiveItems takes a row of which 0 were received as received whole, if another row of the order was received in part.',
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) => {
    if (member.text(request, 'mvRecordAction') !== 'ReceiveItems') return request;
    return withRecord(request, 'mvPurchaseOrder', (order) => {
      const rows = member.records(order, 'PurchaseOrderDetails');
      return rows.some((row) => (sentNumber(row[name]) ?? 0) > 0)
        ? { ...order, PurchaseOrderDetails: rows.map(received) }
        : order;
    });
  }),
};
