import type { Operation } from '../Operation.ts';

export const DocumentTypeGet: Operation = {
  name: 'DocumentTypeGet',
  kind: 'get',
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
    { name: 'showDeleted', type: 'enumeration' },
  ],
  response: [
    { name: 'mvDocumentTypes', type: 'list of mvDocumentType', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvDocumentTypes',
  id: 'DocumentTypeID',
  order: 'DocumentTypeID',
  filters: true,
  showDeleted: true,
  section: 'Endpoints: Operations with request and response shape',
};
