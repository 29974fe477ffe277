import type { Operation } from '../Operation.ts';

export const UserGet: Operation = {
  name: 'UserGet',
  kind: 'get',
  request: [{ name: 'APIKEY', type: 'string' }],
  response: [
    { name: 'mvUser', type: 'mvUser', optional: true, judgedBy: 'GET-11' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  record: 'mvUser',
  section: 'Endpoints: Operations with request and response shape',
};
