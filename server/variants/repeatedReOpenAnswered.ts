import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const repeatedReOpenAnswered: Variant = {
  about:
    'WorkOrderReOpen takes just the same request a second time for a repeated one, and answers with the work order as it is by then. A planner has put it in process. Any other call on an open one fails (WO-2: open).',
  blocks: ['control'],
  choices: { reopenedWorkOrderStatus: 'Pending' },
  hook: (inner, store, { choices }) => {
    const repeatable = new Map<number, string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReOpen') return inner.handle(call, request);
        const id = member.int(request, 'WorkOrderId');
        const stored = store.workOrders.get(id);
        const sent = JSON.stringify(request);
        if (stored?.WorkOrderStatus === choices.closedWorkOrderStatus) {
          repeatable.set(id, sent);
          const answer = inner.handle(call, request);
          store.workOrders.put(id, { ...stored, WorkOrderStatus: 'InProcess' });
          return answer;
        }
        if (stored === undefined || repeatable.get(id) !== sent) return inner.handle(call, request);
        repeatable.delete(id);
        return { mvWorkOrder: stored, entityID: stored.WorkOrderId ?? null };
      },
    };
  },
};
