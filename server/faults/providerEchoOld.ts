import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';

export const providerEchoOld: Fault = {
  clause: 'ACT-2',
  level: 'SHOULD',
  about: 'Update of a shipping provider answers with what was stored before.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['ShippingProviderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ShippingProviderUpdate') return inner.handle(call, request);
      const { action, record, stored } = recordWrite(call.operation.name, request, store);
      const result = inner.handle(call, request);
      return action === 'Update' && stored !== undefined ? { ...result, [record]: stored } : result;
    },
  }),
};
