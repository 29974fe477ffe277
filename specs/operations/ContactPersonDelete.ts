import type { Operation } from '../Operation.ts';

export const ContactPersonDelete: Operation = {
  name: 'ContactPersonDelete',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'ContactPersonIDToDelete', type: 'int' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string' },
  ],
  response: [
    { name: 'result', type: 'bool' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  target: 'ContactPersonIDToDelete',
  disposable: 'contactPersons',
  section: 'Endpoints: Operations with request and response shape',
};
