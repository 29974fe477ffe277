import type { Fault } from '../../Fault.ts';
import { isEmpty } from '../../hooks/isEmpty.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const servicesSentEmptyPackages: Fault = {
  clause: 'ACT-4',
  about:
    'InsertOrUpdateNonEmptyFields that sends services without packages deletes the packages of the shipping provider: both share one child table.',
  operations: ['ShippingProviderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ShippingProviderUpdate') return inner.handle(call, request);
      const { action, sent, stored, table } = recordWrite(call.operation.name, request, store);
      const result = inner.handle(call, request);
      const made = member.record(result, 'mvShippingProvider');
      if (
        made === null ||
        stored === undefined ||
        action !== 'InsertOrUpdateNonEmptyFields' ||
        isEmpty(sent.ShippingProviderServices ?? null) ||
        !isEmpty(sent.ShippingProviderPackages ?? null)
      )
        return result;
      const changed = { ...made, ShippingProviderPackages: [] };
      table(store).put(member.int(made, 'ShippingProviderId'), changed);
      return { ...result, mvShippingProvider: changed };
    },
  }),
};
