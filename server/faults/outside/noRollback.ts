import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const noRollback: Fault = {
  clause: 'ACT-7',
  about:
    'Each material of a return is saved by itself. When a later one is refused the call fails, and those before it stay returned.',
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isRefusal = error instanceof OperationFailure && error.details.status === undefined;
        if (call.operation?.name !== 'WorkOrderReturnMaterials' || !isRefusal) throw error;
        const materials = member.records(request, 'WorkOrderReturnMaterials');
        for (let count = materials.length - 1; count > 0; count -= 1) {
          try {
            inner.handle(call, { ...request, WorkOrderReturnMaterials: materials.slice(0, count) });
            break;
          } catch (other) {
            if (!(other instanceof OperationFailure)) throw other;
          }
        }
        throw error;
      }
    },
  }),
};
