import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const receiptDeletedTwice: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about:
    'A finished good receipt that was deleted can be deleted again, and the received quantity of the work order falls a second time.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => {
    const deleted = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt') return inner.handle(call, request);
        const id = sentNumber(request.FinishedGoodReceiptId) ?? 0;
        const before = deleted.get(id);
        const receipt = store.receipts.get(id) ?? before;
        if (before !== undefined) store.receipts.put(id, before);
        try {
          const result = inner.handle(call, request);
          if (receipt !== undefined) deleted.set(id, receipt);
          return result;
        } finally {
          if (before !== undefined) store.receipts.remove(id);
        }
      },
    };
  },
};
