import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const returnBeyond: Fault = {
  clause: 'WO-4',
  about: 'More can be returned than is allocated.',
  causes: ['more can be returned than is allocated'],
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const stored = store.workOrders.get(member.int(request, 'WorkOrderId'));
        const isReturn = call.operation?.name === 'WorkOrderReturnMaterials';
        if (!isReturn || stored === undefined || !(error instanceof OperationFailure)) throw error;
        if (error.details.status !== undefined) throw error;
        return { mvWorkOrder: stored, entityID: numeric(member.int(stored, 'WorkOrderId')) };
      }
    },
  }),
};
