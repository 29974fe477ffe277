import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const referenceByInsertOrUpdate: Fault = {
  clause: 'DOC-2',
  about: 'InsertOrUpdate of a document that exists changes its DocumentReferenceNo3.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvDocument') ?? {};
      const id = member.int(sent, 'DocumentId');
      const stored = store.documents.get(id);
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'DocumentUpdate' || stored === undefined) return result;
      if (member.text(request, 'mvRecordAction') !== 'InsertOrUpdate') return result;
      if (!member.has(sent, 'DocumentReferenceNo3')) return result;
      const document = { ...stored, DocumentReferenceNo3: member.text(sent, 'DocumentReferenceNo3') };
      store.documents.put(id, document);
      return { ...result, mvDocument: document };
    },
  }),
};
