import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';

export const receiptKept: Fault = {
  clause: 'WO-3',
  about: 'The deletion of a receipt answers with another work order.',
  causes: ['the answer carries another work order'],
  operations: ['WorkOrderDeleteFinishedGoodReceipt'],
  hook: onSuccess(['WorkOrderDeleteFinishedGoodReceipt'], (_, __, store) => {
    const [other] = store.workOrders.all();
    return { mvWorkOrder: other, entityID: other?.WorkOrderId };
  }),
};
