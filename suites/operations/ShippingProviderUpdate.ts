import { plainShippingProvider } from '../builds/plainShippingProvider.ts';
import { shippingProvider } from '../builds/shippingProvider.ts';
import type { OperationSuite } from '../Scenario.ts';
import { inserting, updatingUnknown } from '../writing.ts';

export const ShippingProviderUpdate: OperationSuite = [
  inserting({ build: plainShippingProvider }),
  updatingUnknown({ build: shippingProvider }),
];
