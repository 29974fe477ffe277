import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';

export const integrationEchoOld: Fault = {
  clause: 'IU-1',
  level: 'SHOULD',
  about: 'Update of an integration update answers with what was stored before.',
  causes: ['an Update does not answer {member} as sent'],
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'IntegrationUpdateUpdate') return inner.handle(call, request);
      const { action, record, stored } = recordWrite(call.operation.name, request, store);
      const result = inner.handle(call, request);
      return action === 'Update' && stored !== undefined ? { ...result, [record]: stored } : result;
    },
  }),
};
