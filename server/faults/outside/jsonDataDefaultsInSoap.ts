import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const jsonDataDefaultsInSoap: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about:
    'In soap11 and soap12 InsertOrUpdateNonEmptyFields of an integration update clears the JsonData of a record when it is left out.',
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const isSoap = call.format === 'soap11' || call.format === 'soap12';
      if (
        !isSoap ||
        call.operation?.name !== 'IntegrationUpdateUpdate' ||
        request.mvRecordAction !== 'InsertOrUpdateNonEmptyFields' ||
        member.has(member.record(request, 'mvIntegrationUpdate') ?? {}, 'JsonData')
      )
        return result;
      const stored = member.record(result, 'mvIntegrationUpdate') ?? {};
      const cleared = { ...stored, JsonData: '' };
      store.integrationUpdates.put(member.int(stored, 'IntegrationUpdateID'), cleared);
      return { ...result, mvIntegrationUpdate: cleared };
    },
  }),
};
