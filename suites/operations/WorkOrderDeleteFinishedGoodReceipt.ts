import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

export const WorkOrderDeleteFinishedGoodReceipt: OperationSuite = [
  deletingDisposable('finishedGoodReceipts', ({ id }) => id),
  deletingUnknown(),
];
