import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const unknownOrderNoRefused: Fault = {
  clause: 'ACT-10',
  about: 'SalesOrderGet fails for a mvSalesOrderNo that no order has.',
  operations: ['SalesOrderGet'],
  hook: refusing(
    ['SalesOrderGet'],
    (request, _, { salesOrders }) => {
      const asked = member.text(request, 'mvSalesOrderNo');
      return asked !== '' && !salesOrders.all().some((order) => member.text(order, 'SalesOrderNo') === asked);
    },
    'No sales order has this number.',
  ),
};
