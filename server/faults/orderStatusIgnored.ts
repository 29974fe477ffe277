import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const orderStatusIgnored: Fault = {
  clause: 'GET-7',
  about: 'In csv mvSalesOrderStatus is passed over.',
  causes: ['{member} does not restrict what is given'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request, _, { body }) => {
    if (body !== 'csv') return request;
    const { mvSalesOrderStatus, ...rest } = request;
    return rest;
  }),
};
