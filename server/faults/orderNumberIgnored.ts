import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const orderNumberIgnored: Fault = {
  clause: 'GET-7',
  about: 'mvSalesOrderNo is passed over.',
  causes: ['{member} does not restrict what is given'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], ({ mvSalesOrderNo, ...rest }) => rest),
};
