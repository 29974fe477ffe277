import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

const header = [
  'PurchaseOrderComments',
  'PurchaseOrderReferenceNo',
  'PurchaseOrderReferenceNo2',
  'PurchaseOrderCustomFlag1',
];

export const receiptOfFirstVersion: Fault = {
  clause: 'ACT-2',
  about:
    'ReceiveItems works on a copy of the order that was made when it was inserted: comments and references that an Update has changed since are lost with it.',
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => {
    const first = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const order = member.record(result, 'mvPurchaseOrder');
        if (call.operation?.name !== 'PurchaseOrderUpdate' || order === null) return result;
        const id = member.int(order, 'PurchaseOrderId');
        const copy = first.get(id);
        if (copy === undefined) first.set(id, order);
        if (copy === undefined || member.text(request, 'mvRecordAction') !== 'ReceiveItems') return result;
        const changed = { ...order, ...Object.fromEntries(header.map((name) => [name, copy[name]])) };
        store.purchaseOrders.put(id, changed);
        return { ...result, mvPurchaseOrder: changed };
      },
    };
  },
};
