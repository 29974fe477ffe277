import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const rowsLostByUpdate: Fault = {
  clause: 'DOC-2',
  about: 'An Update of a document that sends no rows deletes those that are there.',
  causes: ['an update that sends no rows removes those of the document'],
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result, request, { documents }) => {
    const sent = member.record(request, 'mvDocument') ?? {};
    const stored = member.record(result, 'mvDocument') ?? {};
    const isUpdate = request.mvRecordAction === 'Update';
    if (!isUpdate || member.records(sent, 'DocumentDetails').length > 0) return result;
    const emptied = { ...stored, DocumentDetails: [] };
    documents.put(member.int(stored, 'DocumentId'), emptied);
    return { ...result, mvDocument: emptied };
  }),
};
