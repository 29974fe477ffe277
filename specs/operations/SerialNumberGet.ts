import type { Operation } from '../Operation.ts';

export const SerialNumberGet: Operation = {
  name: 'SerialNumberGet',
  kind: 'get',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'Page', type: 'int', optional: true },
    { name: 'Limit', type: 'int', optional: true },
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
  ],
  response: [
    { name: 'mvSerialNumbers', type: 'list of mvSerialNumber', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  list: 'mvSerialNumbers',
  section: 'Endpoints: Operations with request and response shape',
};
