import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const orderOncePerRow: Fault = {
  clause: 'GET-9',
  about: 'Where orders are asked for by mvSalesOrderStatus, each comes once for every row that it has.',
  causes: ['a record, or its id, comes twice'],
  operations: ['SalesOrderGet'],
  hook: onSuccess(['SalesOrderGet'], (result, request) => {
    if (member.text(request, 'mvSalesOrderStatus') === '' || member.int(request, 'ReturnTopNRecords') > 0)
      return result;
    const joined = member.records(result, 'mvSalesOrders').flatMap((order) => {
      const rows = member.records(order, 'SalesOrderDetails');
      return rows.length > 1 ? rows.map(() => order) : [order];
    });
    return { ...result, mvSalesOrders: joined };
  }),
};
