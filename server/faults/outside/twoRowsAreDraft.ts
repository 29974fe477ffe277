import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const twoRowsAreDraft: Fault = {
  clause: 'DOC-1',
  about: 'A document with more than one row is inserted as Draft although Pending was sent.',
  causes: ['what is inserted as Pending has the status {actual}'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) => {
    const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
    return rows.length > 1
      ? withRecord(request, 'mvDocument', (document) => ({ ...document, DocumentStatus: 'Draft' }))
      : request;
  }),
};
