import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';
import { isBuiltIn } from '../../rules/isBuiltIn.ts';

export const builtInTypesNotInAll: Fault = {
  clause: 'GET-6',
  about: 'showAllDeletedAndUndeleted leaves out the built-in document types.',
  causes: ['showAllDeletedAndUndeleted leaves out records that are not deleted'],
  operations: ['DocumentTypeGet'],
  hook: onSuccess(['DocumentTypeGet'], (result, request) =>
    member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted'
      ? {
          ...result,
          mvDocumentTypes: member
            .records(result, 'mvDocumentTypes')
            .filter((type) => !isBuiltIn(member.int(type, 'DocumentTypeID'))),
        }
      : result,
  ),
};
