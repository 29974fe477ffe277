import { isTame } from '../../generators/filters/tameText.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { couldContain } from './couldMatch.ts';
import type { Truth } from './Truth.ts';

/** The request members that narrow, and the member of the records that each is about. */
export const narrowing = { mvSalesOrderNo: 'SalesOrderNo', mvSalesOrderStatus: 'SalesOrderStatus' } as const;

/** The oldest order with a number and a status, rather one whose status not all orders have: what all have restricts nothing. */
export function narrowingOrder(records: readonly RecordValue[]): RecordValue | undefined {
  const orders = records.toReversed().filter((order) =>
    Object.values(narrowing).every((field) => {
      const text = order[field];
      return typeof text === 'string' && isTame(text);
    }),
  );
  const isShared = (order: RecordValue): boolean =>
    orders.every(({ SalesOrderStatus }) => SalesOrderStatus === order.SalesOrderStatus);
  return orders.find((one) => !isShared(one)) ?? orders[0];
}

/** The status of an old order that the newest order certainly does not have; undefined where there is none. */
export function olderStatus(records: readonly RecordValue[]): string | undefined {
  const [newest, ...older] = records;
  return older
    .reverse()
    .map(({ SalesOrderStatus }) => SalesOrderStatus)
    .find(
      (status): status is string =>
        typeof status === 'string' &&
        isTame(status) &&
        matchesNarrowing(newest?.SalesOrderStatus, status) === 'no',
    );
}

/** Whether an order holds what was asked for; what merely contains it is open. */
export function matchesNarrowing(held: RecordValue[string], sent: string): Truth {
  if (typeof held !== 'string' || held === '') return 'open';
  if (held === sent) return 'yes';
  return couldContain(held, sent) ? 'open' : 'no';
}
