import type { Fault } from '../../Fault.ts';
import { onUpdatedRow } from '../../hooks/onUpdatedRow.ts';
import { member } from '../../records/member.ts';

export const remarksOfRowsUpdated: Fault = {
  clause: 'DOC-2',
  about: 'An Update of a document changes the remarks of its rows, found by SKU.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: onUpdatedRow((row, sent) => {
    const DocumentRowRemarks = member.text(sent, 'DocumentRowRemarks');
    return DocumentRowRemarks === '' ? row : { ...row, DocumentRowRemarks };
  }),
};
