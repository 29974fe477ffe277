import type { Operation } from '../Operation.ts';

export const ProductBundleUpdate: Operation = {
  name: 'ProductBundleUpdate',
  kind: 'write',
  route: { path: '/Product/ProductBundleUpdate', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'ProductBundleDetails', type: 'ProductBundleDetails' },
    { name: 'mvRecordAction', type: 'enumeration' },
    { name: 'forceSkuUpdateEvenIfUsedInDocuments', type: 'bool' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'ProductBundleDetails', type: 'ProductBundleDetails' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'ProductBundleDetails',
  id: 'BundleProductID',
  section: 'Endpoints: Operations with request and response shape',
};
