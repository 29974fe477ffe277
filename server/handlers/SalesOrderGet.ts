import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { member } from '../records/member.ts';
import { compare } from '../rules/filters/compare.ts';
import { getRecords } from '../rules/getRecords.ts';

/** Sales orders by descending SalesOrderId (rule 9), with the requested number and status. */
export const SalesOrderGet: Handler = (request, context) => {
  const asked = (order: RecordValue, field: string, value: string): boolean =>
    value === '' || compare(order[field] ?? null, value, context.choices).order === 0;
  const orders = context.store.salesOrders
    .all()
    .filter(
      (order) =>
        asked(order, 'SalesOrderNo', member.text(request, 'mvSalesOrderNo')) &&
        asked(order, 'SalesOrderStatus', member.text(request, 'mvSalesOrderStatus')),
    );
  return getRecords(orders, 'SalesOrderId', request, context);
};
