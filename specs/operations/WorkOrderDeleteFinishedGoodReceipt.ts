import type { Operation } from '../Operation.ts';

export const WorkOrderDeleteFinishedGoodReceipt: Operation = {
  name: 'WorkOrderDeleteFinishedGoodReceipt',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'FinishedGoodReceiptId', type: 'int' },
    { name: 'FinishedGoodDeleteComments', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvWorkOrder', type: 'mvWorkOrder' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'mvWorkOrder',
  id: 'WorkOrderId',
  target: 'FinishedGoodReceiptId',
  disposable: 'finishedGoodReceipts',
  section: 'Endpoints: Operations with request and response shape',
};
