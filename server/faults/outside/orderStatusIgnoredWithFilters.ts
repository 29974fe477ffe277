import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const orderStatusIgnoredWithFilters: Fault = {
  clause: 'GET-7',
  about: 'SalesOrderGet passes over mvSalesOrderStatus as soon as Filters are sent too.',
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) => {
    const { mvSalesOrderStatus, ...rest } = request;
    return member.records(request, 'Filters').length > 0 ? rest : request;
  }),
};
