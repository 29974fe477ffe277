import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

/** Re-opening uses a closed work order up as a delete would: it is not closed any more. */
export const WorkOrderReOpen: OperationSuite = [
  deletingDisposable('closedWorkOrders', (id) => id),
  deletingUnknown(),
];
