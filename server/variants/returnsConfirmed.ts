import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsConfirmed: Variant = {
  about:
    'A return has to be confirmed in the warehouse before the next one of its work order, which no client does. The document shows one return (WO-1).',
  blocks: ['control', 'fixture:disposable.allocatedWorkOrders', 'nothing'],
  hook: (inner) => {
    const waiting = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'WorkOrderReturnMaterials') return inner.handle(call, request);
        const id = member.int(request, 'WorkOrderId');
        if (waiting.has(id))
          throw new OperationFailure('A return of this work order is waiting for confirmation.');
        const result = inner.handle(call, request);
        waiting.add(id);
        return result;
      },
    };
  },
};
