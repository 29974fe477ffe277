import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const receivedToFirstOfSku: Fault = {
  clause: 'PO-5',
  about: 'Where two rows of an order have the same SKU, what is received of either is written to the first.',
  causes: ['received items are not counted on their row'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, { purchaseOrders }) => ({
    handle: (call, request) => {
      const id = member.int(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderId');
      const before = member.records(purchaseOrders.get(id) ?? {}, 'PurchaseOrderDetails');
      const result = inner.handle(call, request);
      const order = member.record(result, 'mvPurchaseOrder');
      if (order === null || request.mvRecordAction !== 'ReceiveItems') return result;
      const rows = [...before];
      for (const [index, row] of member.records(order, 'PurchaseOrderDetails').entries()) {
        const sku = row.PurchaseOrderRowProductSKU;
        const PurchaseOrderRowReceivedQuantity = row.PurchaseOrderRowReceivedQuantity;
        if (received(row).eq(received(before[index] ?? {}))) continue;
        const first = before.findIndex((one) => one.PurchaseOrderRowProductSKU === sku);
        rows[first] = { ...before[first], PurchaseOrderRowReceivedQuantity };
      }
      const edited = { ...order, PurchaseOrderDetails: rows };
      purchaseOrders.put(id, edited);
      return { ...result, mvPurchaseOrder: edited };
    },
  }),
};

const received = (row: RecordValue): ReturnType<typeof member.decimal> =>
  member.decimal(row, 'PurchaseOrderRowReceivedQuantity');
