import type { Fault } from '../Fault.ts';
import { withoutKey } from '../hooks/withoutKey.ts';

export const ordersWithoutKey: Fault = {
  clause: 'AUTH-3',
  about: 'In json PurchaseOrderUpdate needs no key.',
  operations: ['PurchaseOrderUpdate'],
  hook: withoutKey('json', 'PurchaseOrderUpdate'),
};
