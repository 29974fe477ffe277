import Big from 'big.js';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const received = 'PurchaseOrderRowReceivedQuantity';

export const secondReceiptAdds: Variant = {
  about:
    'What a second ReceiveItems of an order sends is added to what was received before (PO-5: whether a second receipt adds or sets is open).',
  // With what was received before it may be more than was ordered.
  blocks: ['control', 'nothing'],
  hook: (inner, store) => {
    const receivedBefore = new Set<number>();
    return {
      handle: (call, request) => {
        const isReceipt =
          call.operation?.name === 'PurchaseOrderUpdate' &&
          member.text(request, 'mvRecordAction') === 'ReceiveItems';
        if (!isReceipt) return inner.handle(call, request);
        const id = sentNumber(member.record(request, 'mvPurchaseOrder')?.PurchaseOrderId) ?? 0;
        const stored = member.records(store.purchaseOrders.get(id) ?? {}, 'PurchaseOrderDetails');
        const added = (row: RecordValue): RecordValue => {
          const sent = sentNumber(row[received]);
          const own = storedRow(row, stored);
          return sent === null || own === undefined
            ? row
            : { ...row, [received]: amount(member.decimal(own, received).plus(new Big(sent))) };
        };
        // The first receipt is shown, and takes what was sent.
        const result = inner.handle(
          call,
          receivedBefore.has(id)
            ? withRecord(request, 'mvPurchaseOrder', (order) => ({
                ...order,
                PurchaseOrderDetails: recordsOf(order.PurchaseOrderDetails).map(added),
              }))
            : request,
        );
        receivedBefore.add(id);
        return result;
      },
    };
  },
};

/** The row of the order that a sent one is about: by its id, else by its SKU. */
function storedRow(sent: RecordValue, rows: readonly RecordValue[]): RecordValue | undefined {
  const id = sentNumber(sent.PurchaseOrderRowDetailID) ?? 0;
  return rows.find((row) =>
    id === 0
      ? member.text(row, 'PurchaseOrderRowProductSKU') === member.text(sent, 'PurchaseOrderRowProductSKU')
      : member.int(row, 'PurchaseOrderRowDetailID') === id,
  );
}
