import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const ordersWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json PurchaseOrderUpdate needs no key.',
  causes: ['{key} keys are accepted'],
  operations: ['PurchaseOrderUpdate'],
  hook: withoutKey('json', 'PurchaseOrderUpdate'),
};
