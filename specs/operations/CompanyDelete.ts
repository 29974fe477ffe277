import type { Operation } from '../Operation.ts';

export const CompanyDelete: Operation = {
  name: 'CompanyDelete',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'CompanyIDToDelete', type: 'int' },
    { name: 'DeleteRelatedDocumentTemplates', type: 'bool', optional: true },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'result', type: 'bool' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  target: 'CompanyIDToDelete',
  removesFrom: 'CompanyGet',
  openResponse: true,
  section: 'Endpoints: Operations with request and response shape',
};
