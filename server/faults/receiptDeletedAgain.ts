import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const receiptDeletedAgain: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about: 'A receipt can be deleted again and again.',
  causes: ['a receipt that is deleted can be deleted again'],
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'FinishedGoodReceiptId');
      const receipt = store.receipts.get(id);
      const result = inner.handle(call, request);
      if (call.operation?.name === 'WorkOrderDeleteFinishedGoodReceipt' && receipt !== undefined)
        store.receipts.put(id, receipt);
      return result;
    },
  }),
};
