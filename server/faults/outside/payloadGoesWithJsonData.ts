import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

/** Payload and JsonData are one column with a flag that says how it is written. */
export const payloadGoesWithJsonData: Fault = {
  clause: 'ACT-4',
  // No Get shows notes, and a server may echo what it was sent.
  level: 'SHOULD',
  about:
    'InsertOrUpdateNonEmptyFields of an integration update that sends JsonData and no Payload empties the Payload.',
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvIntegrationUpdate') ?? {};
      const before = store.integrationUpdates.get(sentNumber(sent.IntegrationUpdateID) ?? 0);
      const result = inner.handle(call, request);
      const note = member.record(result, 'mvIntegrationUpdate');
      if (call.operation?.name !== 'IntegrationUpdateUpdate' || before === undefined || note === null)
        return result;
      const isMeant =
        member.text(request, 'mvRecordAction') === 'InsertOrUpdateNonEmptyFields' &&
        member.text(sent, 'JsonData') !== '' &&
        member.text(sent, 'Payload') === '';
      if (!isMeant) return result;
      const changed = { ...note, Payload: '' };
      store.integrationUpdates.put(member.int(note, 'IntegrationUpdateID'), changed);
      return { ...result, mvIntegrationUpdate: changed };
    },
  }),
};
