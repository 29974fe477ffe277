import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const orderNotFound: Fault = {
  clause: 'GET-7',
  about: 'In xml mvSalesOrderNo finds no order.',
  causes: ['{member} does not find the orders that it names'],
  operations: ['SalesOrderGet'],
  hook: (inner) => ({
    handle: (call, request) =>
      call.body === 'xml' &&
      call.operation?.name === 'SalesOrderGet' &&
      member.text(request, 'mvSalesOrderNo') !== ''
        ? { mvSalesOrders: [] }
        : inner.handle(call, request),
  }),
};
