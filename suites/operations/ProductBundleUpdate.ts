import { bundle } from '../builds/bundle.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting, updatingUnknown } from '../writing.ts';

export const ProductBundleUpdate: OperationSuite = [
  inserting({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
  updatingUnknown({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
];
