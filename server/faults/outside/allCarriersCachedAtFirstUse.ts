import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const allCarriersCachedAtFirstUse: Fault = {
  clause: 'GET-6',
  about:
    'showAllDeletedAndUndeleted lists the shipping providers that existed when it was first asked for: later ones are only in showOnlyUndeleted.',
  operations: ['ShippingProviderGet'],
  hook: (inner) => {
    let cached: ReadonlySet<number> | undefined;
    return {
      handle: (call, request) => {
        if (
          call.operation?.name !== 'ShippingProviderGet' ||
          member.text(request, 'showDeleted') !== 'showAllDeletedAndUndeleted'
        )
          return inner.handle(call, request);
        const list = 'mvShippingProviders';
        const { APIKEY, showDeleted } = request;
        cached ??= new Set(
          member
            .records(inner.handle(call, { APIKEY, showDeleted }), list)
            .map((record) => member.int(record, 'ShippingProviderId')),
        );
        const known = cached;
        const result = inner.handle(call, request);
        return {
          ...result,
          [list]: member
            .records(result, list)
            .filter((record) => known.has(member.int(record, 'ShippingProviderId'))),
        };
      },
    };
  },
};
