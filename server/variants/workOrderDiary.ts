import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const entries: Readonly<Record<string, (request: RecordValue) => string>> = {
  WorkOrderReOpen: () => 'Opened again.',
  WorkOrderReturnMaterials: (request) => `Materials came back. ${member.text(request, 'Comments')}`,
  WorkOrderDeleteFinishedGoodReceipt: (request) =>
    `A receipt was deleted. ${member.text(request, 'FinishedGoodDeleteComments')}`,
};

/** What happens to a work order is written into its comments. Opening one that is open is fine, and is no event. */
const hook: Hook = (inner, store, { choices }) => ({
  handle: (call, request) => {
    const name = call.operation?.name ?? '';
    const before = store.workOrders.get(sentNumber(request.WorkOrderId) ?? 0);
    if (name === 'WorkOrderReOpen' && before !== undefined) {
      const status = member.text(before, 'WorkOrderStatus');
      if (status !== choices.closedWorkOrderStatus) {
        // A closed one passes all checks of the call, so that a wrong key is refused here too.
        const id = member.int(before, 'WorkOrderId');
        store.workOrders.put(id, { ...before, WorkOrderStatus: choices.closedWorkOrderStatus });
        try {
          const result = inner.handle(call, request);
          return { ...result, mvWorkOrder: before };
        } finally {
          store.workOrders.put(id, before);
        }
      }
    }
    const result = inner.handle(call, request);
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const workOrder = member.record(result, 'mvWorkOrder');
    if (entry === undefined || workOrder === null) return result;
    const comments = [member.text(workOrder, 'WorkOrderComments'), entry(request).trim()];
    const noted = { ...workOrder, WorkOrderComments: comments.filter((line) => line !== '').join('\n') };
    store.workOrders.put(member.int(workOrder, 'WorkOrderId'), noted);
    return { ...result, mvWorkOrder: noted };
  },
});

export const workOrderDiary: Variant = {
  about:
    'Notes events in the comments of a work order; reopening one that is open succeeds and changes nothing (WO-2, ACT-10).',
  hook,
};
