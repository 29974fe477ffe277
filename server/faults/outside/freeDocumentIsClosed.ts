import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const freeDocumentIsClosed: Fault = {
  clause: 'DOC-1',
  about: 'A document that costs nothing is settled at once: inserted as Pending, it is Closed.',
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result, request, store) => {
    const document = member.record(result, 'mvDocument');
    if (document === null || member.text(request, 'mvRecordAction') !== 'Insert') return result;
    if (!member.decimal(document, 'DocumentAmountGrandTotal').eq(0)) return result;
    if (member.records(document, 'DocumentDetails').length === 0) return result;
    const closed = { ...document, DocumentStatus: 'Closed' };
    store.documents.put(member.int(document, 'DocumentId'), closed);
    return { ...result, mvDocument: closed };
  }),
};
