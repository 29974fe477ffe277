import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const numberOrStatus: Fault = {
  clause: 'GET-7',
  about: 'mvSalesOrderNo and mvSalesOrderStatus, sent together, select the orders that match either.',
  causes: ['{member} does not restrict what is given'],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const both =
        member.int(request, 'ReturnTopNRecords') <= 0 &&
        member.text(request, 'mvSalesOrderNo') !== '' &&
        member.text(request, 'mvSalesOrderStatus') !== '';
      if (call.operation?.name !== 'SalesOrderGet' || !both) return inner.handle(call, request);
      const found = (emptied: string): readonly RecordValue[] =>
        member.records(inner.handle(call, { ...request, [emptied]: '' }), 'mvSalesOrders');
      const ofStatus = found('mvSalesOrderNo');
      const others = found('mvSalesOrderStatus').filter((order) => !ofStatus.includes(order));
      return {
        mvSalesOrders: [...ofStatus, ...others].sort(
          (one, other) => member.int(other, 'SalesOrderId') - member.int(one, 'SalesOrderId'),
        ),
      };
    },
  }),
};
