import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** In milliseconds: shorter than a call takes, so that no two in turn find the same; calls at one moment do. */
const between = 12;

export const ordersNeverStill: Variant = {
  about:
    'Other clients write the comments of every sales order many times a second (rule 2: the target is moving).',
  errs: ['The target keeps changing'],
  sending: { pauseMs: 20 },
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name === 'SalesOrderGet')
        for (const order of store.salesOrders.all())
          store.salesOrders.put(member.int(order, 'SalesOrderId'), {
            ...order,
            SalesOrderComments: `edited in period ${Math.floor(performance.now() / between)}`,
          });
      return inner.handle(call, request);
    },
  }),
};
