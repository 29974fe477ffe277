import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const list = 'mvShippingProviders';

export const carriersWithoutPackagesUnlisted: Fault = {
  clause: 'ACT-6',
  about:
    'A shipping provider that was written without any package is missing from ShippingProviderGet (an inner join).',
  operations: ['ShippingProviderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ShippingProviderGet') return inner.handle(call, request);
      const { ReturnTopNRecords, ...rest } = request;
      const all = member.records(inner.handle(call, rest), list);
      const joined = all.filter((one) => member.records(one, 'ShippingProviderPackages').length > 0);
      const wanted = sentNumber(ReturnTopNRecords) ?? -1;
      return { [list]: wanted > 0 ? joined.slice(0, wanted) : joined };
    },
  }),
};
