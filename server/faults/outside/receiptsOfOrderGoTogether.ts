import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const receiptsOfOrderGoTogether: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about:
    'The deletion of a finished good receipt deletes all receipts of its work order: that of another one then fails.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt') return result;
      const workOrderId = member.int(result, 'entityID');
      for (const receipt of store.receipts.all()) {
        if (member.int(receipt, 'WorkOrderId') === workOrderId)
          store.receipts.remove(member.int(receipt, 'FinishedGoodReceiptId'));
      }
      return result;
    },
  }),
};
