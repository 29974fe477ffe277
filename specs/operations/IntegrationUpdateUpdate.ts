import type { Operation } from '../Operation.ts';

export const IntegrationUpdateUpdate: Operation = {
  name: 'IntegrationUpdateUpdate',
  kind: 'write',
  route: { path: '/IntegrationUpdate/IntegrationUpdateUpdate', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvIntegrationUpdate', type: 'mvIntegrationUpdate' },
    { name: 'mvRecordAction', type: 'enumeration' },
  ],
  response: [
    { name: 'mvIntegrationUpdate', type: 'mvIntegrationUpdate' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'mvIntegrationUpdate',
  id: 'IntegrationUpdateID',
  section: 'Endpoints: Operations with request and response shape',
};
