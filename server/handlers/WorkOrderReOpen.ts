import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { workOrder } from '../rules/workOrder/workOrder.ts';

/** Reopens a closed work order; for any other it fails and changes nothing (rule 6). */
export const WorkOrderReOpen: Handler = (request, { store, choices, now }) => {
  const id = member.int(request, 'WorkOrderId');
  const stored = workOrder(id, store);
  if (member.text(stored, 'WorkOrderStatus') !== choices.closedWorkOrderStatus) {
    throw new OperationFailure(`The work order with id ${id} is not closed. It was not re-opened.`);
  }
  const opened: RecordValue = {
    ...stored,
    WorkOrderStatus: choices.reopenedWorkOrderStatus,
    WorkOrderLastUpdatedDate: now,
  };
  store.workOrders.put(id, opened);
  return { mvWorkOrder: opened, entityID: opened.WorkOrderId };
};
