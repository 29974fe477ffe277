import { compiled } from './compiled.mjs';

/** Adds so many sales orders to a store. */
export async function addOrders(store, count) {
  const { numeric } = await compiled('specs/numeric');
  for (let index = 0; index < count; index += 1)
    store.salesOrders.insert((id) => ({
      SalesOrderId: numeric(id),
      SalesOrderNo: `SO-${id}`,
      SalesOrderReferenceNo: `REF-${id}`,
      SalesOrderClientID: numeric(702),
      SalesOrderStatus: 'Verified',
      SalesOrderIsDropship: index % 2 === 0,
      SalesOrderComments: `Order ${id} of a customer who orders much`,
    }));
}
