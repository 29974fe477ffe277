import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const statusForgottenWithFilters: Fault = {
  clause: 'GET-7',
  about: 'mvSalesOrderStatus is passed over where there are Filters beside it.',
  causes: ['{member} does not restrict what is given'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) =>
    member.records(request, 'Filters').length === 0 ? request : { ...request, mvSalesOrderStatus: '' },
  ),
};
