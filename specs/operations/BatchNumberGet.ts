import type { Operation } from '../Operation.ts';

export const BatchNumberGet: Operation = {
  name: 'BatchNumberGet',
  kind: 'get',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'SortBy', type: 'enumeration', optional: true },
    { name: 'Page', type: 'int', optional: true },
    { name: 'Limit', type: 'int', optional: true },
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
  ],
  response: [
    { name: 'mvBatchNumbers', type: 'list of mvBatchNumber', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  list: 'mvBatchNumbers',
  section: 'Endpoints: Operations with request and response shape',
};
