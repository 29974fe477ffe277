import type { Operation } from '../Operation.ts';

export const ProductBOMDelete: Operation = {
  name: 'ProductBOMDelete',
  kind: 'delete',
  route: { path: '/ProductBOM/ProductBOMDelete', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'FinishedGoodIDToDeleteItsBOM', type: 'int' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string' },
  ],
  response: [
    { name: 'result', type: 'bool' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int', onFailure: true },
    { name: 'InternalErrorCode', type: 'string', onFailure: true, judgedBy: 'ENV-10' },
  ],
  target: 'FinishedGoodIDToDeleteItsBOM',
  removesFrom: 'ProductBOMGet',
  disposable: 'boms',
  section: 'Endpoints: Operations with request and response shape',
};
