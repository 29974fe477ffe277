import type { Operation } from '../Operation.ts';

export const PurchaseOrderUpdate: Operation = {
  name: 'PurchaseOrderUpdate',
  kind: 'write',
  route: { path: '/PurchaseOrder/PurchaseOrderUpdate', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvPurchaseOrder', type: 'mvPurchaseOrder' },
    { name: 'mvRecordAction', type: 'enumeration' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvPurchaseOrder', type: 'mvPurchaseOrder' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
    { name: 'relatedDocumentID', type: 'int', optional: true },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'mvPurchaseOrder',
  id: 'PurchaseOrderId',
  section: 'Endpoints: Operations with request and response shape',
};
