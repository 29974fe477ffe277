import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const filtersBeforeNumber: Fault = {
  clause: 'GET-7',
  about: 'SalesOrderGet passes over mvSalesOrderNo as soon as Filters are sent too.',
  causes: ['{member} does not restrict what is given'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) => {
    const { mvSalesOrderNo, ...rest } = request;
    return member.records(request, 'Filters').length > 0 ? rest : request;
  }),
};
