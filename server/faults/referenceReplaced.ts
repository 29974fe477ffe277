import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const referenceReplaced: Fault = {
  clause: 'DOC-2',
  about: 'In soap12 an update changes DocumentReferenceNo.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request, store, { body }) => {
    const sent = member.record(request, 'mvDocument') ?? {};
    const id = member.int(sent, 'DocumentId');
    const stored = store.documents.get(id);
    if (body === 'soap12' && stored !== undefined && member.text(request, 'mvRecordAction') === 'Update')
      store.documents.put(id, {
        ...stored,
        DocumentReferenceNo: sent.DocumentReferenceNo ?? stored.DocumentReferenceNo,
      });
    return request;
  }),
};
