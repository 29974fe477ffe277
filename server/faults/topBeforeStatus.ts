import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const topBeforeStatus: Fault = {
  clause: 'GET-7',
  about: 'ReturnTopNRecords is applied before mvSalesOrderStatus is.',
  causes: ['{member} does not find the orders that it names'],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const { mvSalesOrderStatus, ...others } = request;
      if (name !== 'SalesOrderGet' || mvSalesOrderStatus === undefined) return result;
      const top = member.records(inner.handle(call, others), list).map((one) => member.int(one, id));
      const found = member.records(result, list);
      return { ...result, [list]: found.filter((one) => top.includes(member.int(one, id))) };
    },
  }),
};
