import { accountOperations } from './accountOperations.ts';
import { documentOperations } from './documentOperations.ts';
import { integrationOperations } from './integrationOperations.ts';
import type { Operation } from './Operation.ts';
import { partnerOperations } from './partnerOperations.ts';
import { productOperations } from './productOperations.ts';
import { purchaseOrderOperations } from './purchaseOrderOperations.ts';
import { salesOperations } from './salesOperations.ts';
import { shippingOperations } from './shippingOperations.ts';
import { workOrderOperations } from './workOrderOperations.ts';

/** Every operation by its name. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>(
  Object.entries({
    ...accountOperations,
    ...documentOperations,
    ...integrationOperations,
    ...partnerOperations,
    ...productOperations,
    ...purchaseOrderOperations,
    ...salesOperations,
    ...shippingOperations,
    ...workOrderOperations,
  }),
);
