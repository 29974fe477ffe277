import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const neighbourGoesToo: Fault = {
  clause: 'DEL-1',
  about: 'In soap11 deleting a document type deletes the last one too.',
  causes: ['a delete also removes another record'],
  operations: ['DocumentTypeDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.format === 'soap11' && call.operation?.name === 'DocumentTypeDelete') {
        const last = store.documentTypes.all().at(-1);
        store.documentTypes.markDeleted(member.int(last ?? {}, 'DocumentTypeID'));
      }
      return result;
    },
  }),
};
