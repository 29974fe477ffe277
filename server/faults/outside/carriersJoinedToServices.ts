import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const hook: Hook = (inner) => ({
  handle: (call, request) => {
    const result = inner.handle(call, request);
    if (
      call.operation?.name !== 'ShippingProviderGet' ||
      request.showDeleted !== 'showAllDeletedAndUndeleted'
    )
      return result;
    const { ReturnTopNRecords, ...rest } = request;
    const top = sentNumber(ReturnTopNRecords) ?? 0;
    const joined = member
      .records(inner.handle(call, rest), 'mvShippingProviders')
      .filter((carrier) => member.records(carrier, 'ShippingProviderServices').length > 0);
    return { ...result, mvShippingProviders: top > 0 ? joined.slice(0, top) : joined };
  },
});

export const carriersJoinedToServices: Fault = {
  clause: 'GET-6',
  about: 'ShippingProviderGet with showAllDeletedAndUndeleted leaves out carriers that have no services.',
  operations: ['ShippingProviderGet'],
  hook,
};
