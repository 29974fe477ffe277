import type { OperationSuite } from '../kernel/Scenario.ts';
import { deletingDisposable, deletingUnknown } from '../probes/deletes.ts';

export const WorkOrderDeleteFinishedGoodReceipt: OperationSuite = [
  deletingDisposable('finishedGoodReceipts', ({ id }) => id),
  deletingUnknown(),
];
