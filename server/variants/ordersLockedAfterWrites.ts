import { lockingOrders } from '../hooks/lockingOrders.ts';
import type { Variant } from '../Variant.ts';

export const ordersLockedAfterWrites: Variant = {
  about:
    'Each write of an order or a document is sent on to others. Meanwhile it is locked: its next 1 to 5 writes fail (Limits 3: not shown).',
  errs: ['the target refused'],
  blocks: ['control', 'layout', 'clause:', 'nothing'],
  hook: lockingOrders(),
};
