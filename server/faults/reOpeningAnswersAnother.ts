import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const reOpeningAnswersAnother: Fault = {
  clause: 'WO-2',
  about: 'Opening a work order again answers with another one.',
  causes: ['the answer carries another work order'],
  operations: ['WorkOrderReOpen'],
  hook: onSuccess(['WorkOrderReOpen'], (_, request, store) => {
    const id = member.int(request, 'WorkOrderId');
    const other = store.workOrders.find((one) => member.int(one, 'WorkOrderId') !== id);
    return { mvWorkOrder: other, entityID: other?.WorkOrderId };
  }),
};
