import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const receiptsDeletedByWorkOrder: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about:
    'Deletes receipts by the work order instead of by their own id, so that the other receipts of the same work order no longer exist afterwards.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const isMeant = call.operation?.name === 'WorkOrderDeleteFinishedGoodReceipt';
      const named = isMeant ? store.receipts.get(sentNumber(request.FinishedGoodReceiptId) ?? 0) : undefined;
      const result = inner.handle(call, request);
      if (named === undefined) return result;
      for (const receipt of store.receipts.all()) {
        if (member.int(receipt, 'WorkOrderId') === member.int(named, 'WorkOrderId'))
          store.receipts.remove(member.int(receipt, 'FinishedGoodReceiptId'));
      }
      return result;
    },
  }),
};
