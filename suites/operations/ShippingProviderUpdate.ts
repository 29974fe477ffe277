import type { OperationSuite } from '../kernel/Scenario.ts';
import { plainShippingProvider, shippingProvider } from '../probes/records/plainRecords.ts';
import { inserting, updatingUnknown } from '../probes/writing.ts';

export const ShippingProviderUpdate: OperationSuite = [
  inserting({ build: plainShippingProvider }),
  updatingUnknown({ build: shippingProvider }),
];
