import { numeric } from '../../specs/numeric.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const orderNumbersByPart: Variant = {
  about:
    'mvSalesOrderNo and mvSalesOrderStatus find what contains them, such as the split order SO-0001/B, or what is Pending approval (GET-7: open).',
  hook: (inner, store) => {
    for (const order of store.salesOrders.all().slice(0, 3))
      store.salesOrders.insert((id) => ({
        ...order,
        SalesOrderId: numeric(id),
        SalesOrderNo: `${member.text(order, 'SalesOrderNo')}/B`,
        SalesOrderStatus: 'Pending approval',
      }));
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'SalesOrderGet') return inner.handle(call, request);
        const { mvSalesOrderNo, mvSalesOrderStatus, ReturnTopNRecords: top, ...rest } = request;
        const asked = { SalesOrderNo: mvSalesOrderNo, SalesOrderStatus: mvSalesOrderStatus };
        const wanted = Object.entries(asked).map(
          ([field, value]) => [field, typeof value === 'string' ? value.toLowerCase() : ''] as const,
        );
        if (wanted.every(([, text]) => text === '')) return inner.handle(call, request);
        // Refuses what is wrong with the request.
        inner.handle(call, request);
        const result = inner.handle(call, rest);
        const found = member
          .records(result, 'mvSalesOrders')
          .filter((order) =>
            wanted.every(([field, text]) => member.text(order, field).toLowerCase().includes(text)),
          );
        const most = sentNumber(top) ?? 0;
        return { ...result, mvSalesOrders: most > 0 ? found.slice(0, most) : found };
      },
    };
  },
};
