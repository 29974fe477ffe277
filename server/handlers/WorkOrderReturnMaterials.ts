import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { returned } from '../rules/workOrder/returned.ts';
import { workOrder } from '../rules/workOrder/workOrder.ts';

/** Returns allocated materials of a work order that is not closed, and responds with the work order (rule 5). */
export const WorkOrderReturnMaterials: Handler = (request, { store, choices, now }) => {
  const id = member.int(request, 'WorkOrderId');
  const stored = workOrder(id, store);
  if (member.text(stored, 'WorkOrderStatus') === choices.closedWorkOrderStatus) {
    throw new OperationFailure(`The work order with id ${id} is closed. Nothing was returned.`);
  }
  const materials = member.records(request, 'WorkOrderReturnMaterials');
  if (materials.length === 0) {
    const message = 'WorkOrderReturnMaterials is empty. Nothing was returned.';
    throw new OperationFailure(message, { errors: [{ field: 'WorkOrderReturnMaterials', message }] });
  }
  const after: RecordValue = {
    ...stored,
    WorkOrderDetails: materials.reduce(returned, member.records(stored, 'WorkOrderDetails')),
    WorkOrderLastUpdatedDate: now,
  };
  store.workOrders.put(id, after);
  return { mvWorkOrder: after, entityID: after.WorkOrderId };
};
