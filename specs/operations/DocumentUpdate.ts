import type { Operation } from '../Operation.ts';

export const DocumentUpdate: Operation = {
  name: 'DocumentUpdate',
  kind: 'write',
  route: { path: '/Document/DocumentUpdate', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvDocument', type: 'mvDocument' },
    { name: 'mvRecordAction', type: 'enumeration' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
    { name: 'AutoInsertBundledProductRows', type: 'bool', optional: true },
    { name: 'AutoInsertBatchNumbersToProductRows', type: 'enumeration', optional: true },
  ],
  response: [
    { name: 'mvDocument', type: 'mvDocument' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
  ],
  shownOnFailure: [{ name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' }],
  record: 'mvDocument',
  id: 'DocumentId',
  section: 'Endpoints: Operations with request and response shape',
};
