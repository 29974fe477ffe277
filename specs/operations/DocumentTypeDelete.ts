import type { Operation } from '../Operation.ts';

export const DocumentTypeDelete: Operation = {
  name: 'DocumentTypeDelete',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'documentTypeIDToDelete', type: 'int' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string' },
  ],
  response: [
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  target: 'documentTypeIDToDelete',
  removesFrom: 'DocumentTypeGet',
  disposable: 'documentTypes',
  section: 'Endpoints: Operations with request and response shape',
};
