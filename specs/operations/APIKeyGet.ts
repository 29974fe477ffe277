import type { Operation } from '../Operation.ts';

export const APIKeyGet: Operation = {
  name: 'APIKeyGet',
  kind: 'get',
  request: [{ name: 'APIKEY', type: 'string' }],
  response: [{ name: 'ResponseStatus', type: 'ResponseStatus' }],
  section: 'Endpoints: Operations with request and response shape',
};
