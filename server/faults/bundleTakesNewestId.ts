import type { Fault } from '../Fault.ts';
import { insertOverwritesNewest } from '../hooks/insertOverwritesNewest.ts';

export const bundleTakesNewestId: Fault = {
  clause: 'ACT-1',
  about:
    'A new product bundle is given the highest id that there is, not one more, and takes the place of the bundle that has it.',
  causes: ['two inserts get the same id'],
  operations: ['ProductBundleUpdate'],
  hook: insertOverwritesNewest(['ProductBundleUpdate']),
};
