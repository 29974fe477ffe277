import type { Operation } from '../Operation.ts';

export const SalesOrderGet: Operation = {
  name: 'SalesOrderGet',
  kind: 'get',
  route: { path: '/SalesOrder/SalesOrderGet', methods: ['GET', 'POST'] },
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
    { name: 'mvSalesOrderNo', type: 'string', optional: true },
    { name: 'mvSalesOrderStatus', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvSalesOrders', type: 'list of mvSalesOrder', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvSalesOrders',
  id: 'SalesOrderId',
  order: 'SalesOrderId',
  filters: true,
  section: 'Endpoints: Operations with request and response shape',
};
