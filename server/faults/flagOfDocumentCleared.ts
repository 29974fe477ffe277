import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const flagOfDocumentCleared: Fault = {
  clause: 'DOC-2',
  about: 'An update that sends DocumentCustomFlag3 as false clears it in the document.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const document = member.record(request, 'mvDocument') ?? {};
      const id = member.int(document, 'DocumentId');
      const stored = call.operation?.name === 'DocumentUpdate' ? store.documents.get(id) : undefined;
      if (stored !== undefined && /^(?:false|0)$/i.test(String(document.DocumentCustomFlag3)))
        store.documents.put(id, { ...stored, DocumentCustomFlag3: false });
      return inner.handle(call, request);
    },
  }),
};
