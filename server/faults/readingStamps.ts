import { isDateTime, wall } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const readingStamps: Fault = {
  clause: 'GET-8',
  about: 'Reading the sales orders moves the last update of the first of them.',
  causes: ['the same read gives another answer each time'],
  operations: ['SalesOrderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const [first] = store.salesOrders.all();
      const updated = first?.SalesOrderLastUpdatedDate;
      if (call.operation?.name === 'SalesOrderGet' && first !== undefined && isDateTime(updated))
        store.salesOrders.put(member.int(first, 'SalesOrderId'), {
          ...first,
          SalesOrderLastUpdatedDate: wall(updated.ms + 60_000),
        });
      return result;
    },
  }),
};
