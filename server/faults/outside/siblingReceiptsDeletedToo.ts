import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const siblingReceiptsDeletedToo: Fault = {
  clause: 'WO-3',
  level: 'SHOULD',
  about:
    'Deleting one finished good receipt deletes all receipts of its work order, so that deleting the next one fails as if it had never existed.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const receipt = store.receipts.get(sentNumber(request.FinishedGoodReceiptId) ?? 0);
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt' || receipt === undefined)
        return result;
      for (const one of store.receipts.all()) {
        if (member.int(one, 'WorkOrderId') === member.int(receipt, 'WorkOrderId'))
          store.receipts.remove(member.int(one, 'FinishedGoodReceiptId'));
      }
      return result;
    },
  }),
};
