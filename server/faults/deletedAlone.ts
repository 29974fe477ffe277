import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const deletedAlone: Fault = {
  clause: 'GET-6',
  about: 'showAllDeletedAndUndeleted gives the deleted document types alone.',
  causes: ['showAllDeletedAndUndeleted leaves out records that are not deleted'],
  operations: ['DocumentTypeGet'],
  hook: onSuccess(['DocumentTypeGet'], (result, request, store) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted'
      ? {
          ...result,
          mvDocumentTypes: member
            .records(result, 'mvDocumentTypes')
            .filter((type) => store.documentTypes.get(member.int(type, 'DocumentTypeID')) === undefined),
        }
      : result,
  ),
};
