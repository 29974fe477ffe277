import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const previousWorkOrderAnswered: Fault = {
  clause: 'WO-3',
  about:
    'Since the work order is held in the session cache, the deletion of a finished good receipt answers with the work order of the deletion before it. The right receipt is deleted all the same.',
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: (inner, store) => {
    let held: number | undefined;
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.name !== 'WorkOrderDeleteFinishedGoodReceipt') return result;
        const shown = held === undefined ? undefined : store.workOrders.get(held);
        held = member.int(member.record(result, 'mvWorkOrder') ?? {}, 'WorkOrderId');
        return shown === undefined ? result : { ...result, mvWorkOrder: shown, entityID: shown.WorkOrderId };
      },
    };
  },
};
