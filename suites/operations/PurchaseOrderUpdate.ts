import type { OperationSuite } from '../kernel/Scenario.ts';
import { purchaseOrder } from '../probes/records/ordersAndDocuments.ts';
import { inserting, updatingUnknown } from '../probes/writing.ts';

export const PurchaseOrderUpdate: OperationSuite = [
  inserting({ build: purchaseOrder }),
  updatingUnknown({ build: purchaseOrder }),
];
