import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const unknownOrderNumberRefused: Variant = {
  about: 'SalesOrderGet fails for a mvSalesOrderNo that no order has (rule 3: an id that does not exist).',
  hook: refusing(
    ['SalesOrderGet'],
    (request, _, { salesOrders }) => {
      const asked = member.text(request, 'mvSalesOrderNo');
      return asked !== '' && !salesOrders.all().some((order) => member.text(order, 'SalesOrderNo') === asked);
    },
    'No sales order has this number.',
  ),
  // What can't be read is put into the number of an order (ERR-5), and no order has that.
  blocks: ['control'],
};
