import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const returnedUntilRefused: Fault = {
  clause: 'ACT-7',
  about:
    'Returns are processed one by one without a common transaction. One of several materials that is refused for the second keeps what the first returned.',
  operations: ['WorkOrderReturnMaterials'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const materials = member.records(request, 'WorkOrderReturnMaterials');
        const isRefused = error instanceof OperationFailure && error.details.status === undefined;
        if (call.operation?.name !== 'WorkOrderReturnMaterials' || !isRefused || materials.length < 2)
          throw error;
        for (const material of materials)
          inner.handle(call, { ...request, WorkOrderReturnMaterials: [material] });
        throw error;
      }
    },
  }),
};
