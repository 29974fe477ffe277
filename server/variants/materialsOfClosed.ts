import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const finished = 'Finished';

export const materialsOfClosed: Variant = {
  about:
    'Closed work orders are Finished, and material is returned to them, which leaves them closed (WO-1, WO-2: how a closed one is called is not shown).',
  choices: { closedWorkOrderStatus: finished },
  hook: (inner, store) => {
    const { closedWorkOrders, allocatedWorkOrders } = store.spare;
    const turn = (id: number, status: string): void => {
      const stored = store.workOrders.get(id);
      if (stored !== undefined) store.workOrders.put(id, { ...stored, WorkOrderStatus: status });
    };
    for (const id of [...closedWorkOrders, ...allocatedWorkOrders]) turn(id, finished);
    return {
      handle: (call, request) => {
        const id = member.int(request, 'WorkOrderId');
        const isClosed = member.text(store.workOrders.get(id) ?? {}, 'WorkOrderStatus') === finished;
        if (call.operation?.name !== 'WorkOrderReturnMaterials' || !isClosed)
          return inner.handle(call, request);
        turn(id, 'InProcess');
        try {
          const answer = inner.handle(call, request);
          return {
            ...answer,
            mvWorkOrder: { ...member.record(answer, 'mvWorkOrder'), WorkOrderStatus: finished },
          };
        } finally {
          turn(id, finished);
        }
      },
    };
  },
  // Whether Finished is closed is not shown: what opening such a one again leaves is not judged (WO-2).
  blocks: ['nothing'],
};
