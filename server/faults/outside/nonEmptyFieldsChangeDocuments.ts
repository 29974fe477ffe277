import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const changed = /^Document(Comments|ContactPerson|Reference(No|Application)[23]?)$/;

export const nonEmptyFieldsChangeDocuments: Fault = {
  clause: 'DOC-2',
  about:
    'InsertOrUpdateNonEmptyFields changes comments and references of a document that exists; Update and InsertOrUpdate leave them.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvDocument') ?? {};
      const isMeant =
        call.operation?.name === 'DocumentUpdate' &&
        request.mvRecordAction === 'InsertOrUpdateNonEmptyFields' &&
        store.documents.get(sentNumber(sent.DocumentId) ?? 0) !== undefined;
      const result = inner.handle(call, request);
      const stored = member.record(result, 'mvDocument');
      if (!isMeant || stored === null) return result;
      const values = Object.entries(sent).filter(
        ([name, value]) => changed.test(name) && typeof value === 'string' && value !== '',
      );
      const mvDocument = { ...stored, ...Object.fromEntries(values) };
      store.documents.put(member.int(stored, 'DocumentId'), mvDocument);
      return { ...result, mvDocument };
    },
  }),
};
