import type { Operation } from '../Operation.ts';

export const WorkOrderReturnMaterials: Operation = {
  name: 'WorkOrderReturnMaterials',
  kind: 'action',
  route: { path: '/WorkOrder/WorkOrderReturnMaterials', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'WorkOrderId', type: 'int' },
    { name: 'Comments', type: 'string', optional: true },
    { name: 'WorkOrderReturnMaterials', type: 'list of WorkOrderReturnMaterial' },
  ],
  response: [
    { name: 'mvWorkOrder', type: 'mvWorkOrder' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'mvWorkOrder',
  id: 'WorkOrderId',
  target: 'WorkOrderId',
  disposable: 'allocatedWorkOrders',
  section: 'Endpoints: Operations with request and response shape',
};
