import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const filtersLostBesideStatus: Fault = {
  clause: 'FLT-1',
  about:
    'A search for sales orders by mvSalesOrderStatus goes its own way, on which Filters are not looked at.',
  causes: ['{operator} finds records that it does not select'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) =>
    member.text(request, 'mvSalesOrderStatus') === '' ? request : { ...request, Filters: undefined },
  ),
};
