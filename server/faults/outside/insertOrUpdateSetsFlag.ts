import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const insertOrUpdateSetsFlag: Fault = {
  clause: 'DOC-2',
  about:
    'Protects documents against Update, but lets InsertOrUpdate of an existing document change DocumentCustomFlag2.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvDocument') ?? {};
      const id = sentNumber(sent.DocumentId) ?? 0;
      const isMeant =
        call.operation?.name === 'DocumentUpdate' &&
        request.mvRecordAction === 'InsertOrUpdate' &&
        store.documents.get(id) !== undefined &&
        member.has(sent, 'DocumentCustomFlag2');
      const result = inner.handle(call, request);
      if (!isMeant) return result;
      const changed = {
        ...(member.record(result, 'mvDocument') ?? {}),
        DocumentCustomFlag2: String(sent.DocumentCustomFlag2).toLowerCase() === 'true',
      };
      store.documents.put(id, changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
