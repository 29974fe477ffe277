import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const draftDocument: Fault = {
  clause: 'DOC-1',
  about: 'A document that is inserted as Pending is a Draft.',
  causes: ['what is inserted as Pending has the status {actual}'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    withRecord(request, 'mvDocument', (record) => ({ ...record, DocumentStatus: 'Draft' })),
  ),
};
