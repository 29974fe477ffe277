import { everyFew } from '../hooks/everyFew.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Between a few calls of a client, a job has gone over the orders. */
const calls = 7;

export const ordersMoveOn: Variant = {
  about:
    'The warehouse renumbers the sales orders all day long, and SalesOrderGet fails for a number that no order has by now (rule 3: an id that does not exist).',
  // The orders that filters, names and sequences go by are not still either.
  errs: ['The target keeps changing'],
  blocks: ['control', 'nothing'],
  hook: (inner, store, server) => {
    const renumbered = everyFew(calls, ({ salesOrders }) => (round) => {
      for (const order of salesOrders.all()) {
        const [number] = member.text(order, 'SalesOrderNo').split('-w');
        salesOrders.put(member.int(order, 'SalesOrderId'), {
          ...order,
          SalesOrderNo: `${number}-w${round}`,
        });
      }
    })(inner, store, server);
    return {
      handle: (call, request) => {
        const answer = (renumbered.handle ?? inner.handle)(call, request);
        const asked = member.text(request, 'mvSalesOrderNo');
        const isKnown = store.salesOrders.all().some((one) => member.text(one, 'SalesOrderNo') === asked);
        if (call.operation?.name === 'SalesOrderGet' && asked !== '' && !isKnown)
          throw new OperationFailure('No sales order has this number.');
        return answer;
      },
    };
  },
};
