import type { OperationSuite } from '../kernel/Scenario.ts';
import { deletingDisposable, deletingUnknown } from '../probes/deletes.ts';

/** Re-opening uses a closed work order up as a delete would: it is not closed any more. */
export const WorkOrderReOpen: OperationSuite = [
  deletingDisposable('closedWorkOrders', (id) => id),
  deletingUnknown(),
];
