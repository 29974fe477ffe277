import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

/** Types with lower ids are no disposables. */
const firstDisposable = 13;

export const typesUpToTheIdGo: Fault = {
  clause: 'DEL-1',
  about: 'Deleting a document type also deletes those with lower ids, from the disposable ones on.',
  causes: ['a delete also removes another record'],
  operations: ['DocumentTypeDelete'],
  hook: onSuccess(['DocumentTypeDelete'], (result, request, store) => {
    const below = member.int(request, 'documentTypeIDToDelete');
    for (const type of store.documentTypes.all()) {
      const id = member.int(type, 'DocumentTypeID');
      if (id >= firstDisposable && id < below) store.documentTypes.markDeleted(id);
    }
    return result;
  }),
};
