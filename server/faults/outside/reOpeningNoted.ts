import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const reOpeningNoted: Fault = {
  clause: 'WO-2',
  about:
    'A work order that is not closed gets a line more in its comments by each WorkOrderReOpen, which succeeds.',
  operations: ['WorkOrderReOpen'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const id = member.int(request, 'WorkOrderId');
        const stored = store.workOrders.get(id);
        if (!(error instanceof OperationFailure) || !error.message.endsWith('It was not re-opened.'))
          throw error;
        if (call.operation?.name !== 'WorkOrderReOpen' || stored === undefined) throw error;
        const WorkOrderComments = `${member.text(stored, 'WorkOrderComments')}\nRe-opened.`;
        const noted = { ...stored, WorkOrderComments };
        store.workOrders.put(id, noted);
        return { mvWorkOrder: noted, entityID: stored.WorkOrderId };
      }
    },
  }),
};
