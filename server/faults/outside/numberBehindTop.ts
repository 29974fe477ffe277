import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const numberBehindTop: Fault = {
  clause: 'GET-7',
  about:
    'SalesOrderGet looks for mvSalesOrderNo among the orders that ReturnTopNRecords has left, so an older order is not found by its number.',
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const number = member.text(request, 'mvSalesOrderNo');
      const top = sentNumber(request.ReturnTopNRecords) ?? 0;
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'SalesOrderGet' || number === '' || top <= 0) return result;
      const newest = member.records(
        inner.handle(call, { ...request, mvSalesOrderNo: undefined }),
        'mvSalesOrders',
      );
      const mvSalesOrders = member.records(result, 'mvSalesOrders').filter((one) => newest.includes(one));
      return { ...result, mvSalesOrders };
    },
  }),
};
