import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const secondReceiptAnswersNeighbour: Fault = {
  clause: 'WO-3',
  about:
    'Deleting a second finished good receipt of one work order answers with the next work order, for the join counts receipts.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => {
    const served = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt') return inner.handle(call, request);
        const receipt = store.receipts.get(sentNumber(request.FinishedGoodReceiptId) ?? 0);
        const result = inner.handle(call, request);
        const id = member.int(receipt ?? {}, 'WorkOrderId');
        const neighbour = store.workOrders.get(id + 1) ?? store.workOrders.get(id - 1);
        if (!served.has(id) || neighbour === undefined) {
          served.add(id);
          return result;
        }
        return { ...result, mvWorkOrder: neighbour, entityID: neighbour.WorkOrderId };
      },
    };
  },
};
