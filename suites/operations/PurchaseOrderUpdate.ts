import { purchaseOrder } from '../builds/purchaseOrder.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting, updatingUnknown } from '../writing.ts';

export const PurchaseOrderUpdate: OperationSuite = [
  inserting({ build: purchaseOrder }),
  updatingUnknown({ build: purchaseOrder }),
];
