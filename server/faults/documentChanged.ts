import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const documentChanged: Fault = {
  clause: 'DOC-2',
  about: 'An update changes the comments of a document.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const document = member.record(request, 'mvDocument') ?? {};
      const id = member.int(document, 'DocumentId');
      const stored = call.operation?.name === 'DocumentUpdate' ? store.documents.get(id) : undefined;
      if (stored !== undefined && document.DocumentComments !== undefined)
        store.documents.put(id, { ...stored, DocumentComments: document.DocumentComments });
      return inner.handle(call, request);
    },
  }),
};
