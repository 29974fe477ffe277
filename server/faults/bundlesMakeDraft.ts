import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const bundlesMakeDraft: Fault = {
  clause: 'DOC-1',
  about: 'A document that is inserted as Pending is a draft where the rows of bundles are asked for.',
  causes: ['what is inserted as Pending has the status {actual}'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    request.mvRecordAction === 'Insert' && request.AutoInsertBundledProductRows === true
      ? withRecord(request, 'mvDocument', (document) => ({ ...document, DocumentStatus: 'Draft' }))
      : request,
  ),
};
