import type { Operation } from '../Operation.ts';

export const ProductClientGet: Operation = {
  name: 'ProductClientGet',
  kind: 'get',
  route: { path: '/ProductClient/ProductClientGet', methods: ['GET', 'POST'] },
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
  ],
  response: [
    { name: 'mvProductClient', type: 'list of mvProductClient', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvProductClient',
  id: 'ProductID',
  order: 'ProductID',
  filters: true,
  section: 'Endpoints: Operations with request and response shape',
};
