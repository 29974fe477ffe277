import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const cachedAnswersNeedNoKey: Fault = {
  clause: 'AUTH-3',
  about:
    'A read that was answered before is answered from the cache before the key is looked at: a missing or wrong key gets the same data.',
  operations: [
    'DocumentTypeGet',
    'SalesOrderGet',
    'ShippingProviderGet',
    'DiscountGet',
    'ProductBOMGet',
    'ProductClientGet',
    'DashboardBoxGet',
    'CompanyGet',
    'AccountSettingsGet',
    'UserGet',
    'SerialNumberGet',
    'BatchNumberGet',
    'CustomReportGetData',
  ],
  hook: (inner, _, { apiKey }) => {
    const cache = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const { name = '', list, record, kind = 'write' } = call.operation ?? {};
        if (kind !== 'get' || (list === undefined && record === undefined))
          return inner.handle(call, request);
        const { APIKEY, ...rest } = request;
        const key = JSON.stringify([name, rest]);
        const cached = cache.get(key);
        if (cached !== undefined && member.text(request, 'APIKEY') !== apiKey) return cached;
        const result = inner.handle(call, request);
        cache.set(key, result);
        return result;
      },
    };
  },
};
