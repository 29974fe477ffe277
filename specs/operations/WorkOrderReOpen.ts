import type { Operation } from '../Operation.ts';

export const WorkOrderReOpen: Operation = {
  name: 'WorkOrderReOpen',
  kind: 'action',
  route: { path: '/WorkOrder/WorkOrderReOpen', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'WorkOrderId', type: 'int' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvWorkOrder', type: 'mvWorkOrder' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
  ],
  record: 'mvWorkOrder',
  id: 'WorkOrderId',
  target: 'WorkOrderId',
  disposable: 'closedWorkOrders',
  section: 'Endpoints: Operations with request and response shape',
};
