import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const namedRouteShowsTen: Fault = {
  clause: 'XF-1',
  about: 'On its named route SalesOrderGet gives ten orders at most, on the generic ones all.',
  causes: ['records or rows are missing in {format} ({member})'],
  operations: ['SalesOrderGet'],
  hook: (inner) => {
    let named = false;
    return {
      exchange: (request) => {
        named = request.url.includes('/SalesOrder/SalesOrderGet');
        return inner.exchange(request);
      },
      handle: (call, request) => {
        const result = inner.handle(call, request);
        return named
          ? { ...result, mvSalesOrders: member.records(result, 'mvSalesOrders').slice(0, 10) }
          : result;
      },
    };
  },
};
