import type { Operation } from '../Operation.ts';

export const ProductBOMGet: Operation = {
  name: 'ProductBOMGet',
  kind: 'get',
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
  ],
  response: [
    { name: 'mvProductBOMs', type: 'list of mvProductBOM', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  list: 'mvProductBOMs',
  id: 'ProductID',
  filters: true,
  section: 'Endpoints: Operations with request and response shape',
};
