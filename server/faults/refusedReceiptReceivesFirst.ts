import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

const operation = 'PurchaseOrderUpdate';
const received = 'PurchaseOrderRowReceivedQuantity';

export const refusedReceiptReceivesFirst: Fault = {
  clause: 'ACT-7',
  about:
    'In json items are received row by row: a call that is refused for its second row has received the first.',
  operations: [operation],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const order = member.record(request, 'mvPurchaseOrder') ?? {};
        const id = member.int(order, 'PurchaseOrderId');
        const stored = store.purchaseOrders.get(id);
        const [first, ...more] = member.records(order, 'PurchaseOrderDetails');
        if (
          error instanceof OperationFailure &&
          call.format === 'json' &&
          call.operation?.name === operation &&
          member.text(request, 'mvRecordAction') === 'ReceiveItems' &&
          stored !== undefined &&
          first !== undefined &&
          more.length > 0
        ) {
          const rows = member
            .records(stored, 'PurchaseOrderDetails')
            .map((row) =>
              member.int(row, 'PurchaseOrderRowDetailID') === member.int(first, 'PurchaseOrderRowDetailID')
                ? { ...row, [received]: first[received] ?? null }
                : row,
            );
          store.purchaseOrders.put(id, { ...stored, PurchaseOrderDetails: rows });
        }
        throw error;
      }
    },
  }),
};
