import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';

export const salesOrderCacheIgnoresStatus: Fault = {
  clause: 'GET-7',
  about:
    'Sales orders are cached by Filters and ReturnTopNRecords alone: after a read without mvSalesOrderNo and mvSalesOrderStatus one with them shows the same list, and the other way round.',
  operations: ['SalesOrderGet'],
  // Every write empties the cache of its tenant.
  hook: (inner) => {
    const cache = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        if (call.operation?.kind !== 'get') cache.clear();
        if (call.operation?.name !== 'SalesOrderGet') return result;
        const key = JSON.stringify([request.Filters ?? null, request.ReturnTopNRecords ?? null]);
        const cached = cache.get(key);
        if (cached !== undefined) return cached;
        cache.set(key, result);
        return result;
      },
    };
  },
};
