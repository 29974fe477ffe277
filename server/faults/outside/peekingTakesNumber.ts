import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const peekingTakesNumber: Fault = {
  clause: 'GET-8',
  about:
    'Showing a document type with automatic numbering draws its DocumentTypeAutoNumberingNextNumber: the next read shows one more.',
  causes: ['the same read gives another answer each time'],
  operations: ['DocumentTypeGet'],
  hook: onSuccess(['DocumentTypeGet'], (result, _, { documentTypes }) => {
    for (const shown of member.records(result, 'mvDocumentTypes')) {
      const id = member.int(shown, 'DocumentTypeID');
      const type = documentTypes.get(id);
      if (type === undefined || !member.flag(type, 'DocumentTypeAutoNumbering')) continue;
      const next = member.int(type, 'DocumentTypeAutoNumberingNextNumber') + 1;
      documentTypes.put(id, { ...type, DocumentTypeAutoNumberingNextNumber: numeric(next) });
    }
    return result;
  }),
};
