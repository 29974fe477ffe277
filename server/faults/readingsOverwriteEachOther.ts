import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const readingsOverwriteEachOther: Fault = {
  clause: 'GET-8',
  about:
    'Reading the sales orders adds to the weight of the first of them, but readings at the same moment add only once.',
  causes: ['a number changes with each reading'],
  operations: ['SalesOrderGet'],
  hook: onSuccess(['SalesOrderGet'], (result, _, store) => {
    const [order] = store.salesOrders.all();
    if (order === undefined) return result;
    const weight = member.decimal(order, 'SalesOrderTotalWeight').plus(1);
    const heavier = { ...order, SalesOrderTotalWeight: numeric(weight.toFixed()) };
    // Calls that came together have all read the order by then.
    void Promise.resolve()
      .then(() => undefined)
      .then(() => store.salesOrders.put(member.int(order, 'SalesOrderId'), heavier));
    return result;
  }),
};
