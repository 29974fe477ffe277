import type { OperationSuite } from '../kernel/Scenario.ts';
import { bundle } from '../probes/records/plainRecords.ts';
import { inserting, updatingUnknown } from '../probes/writing.ts';

export const ProductBundleUpdate: OperationSuite = [
  inserting({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
  updatingUnknown({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
];
