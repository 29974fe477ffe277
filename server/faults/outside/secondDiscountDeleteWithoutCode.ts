import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const secondDiscountDeleteWithoutCode: Fault = {
  clause: 'ERR-2',
  level: 'SHOULD',
  about:
    'Deleting a discount that was deleted before fails with an empty InternalErrorCode instead of DiscountNotExists; ids never used get the code.',
  operations: ['DiscountDelete'],
  hook: (inner) => {
    const deleted = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'DiscountDelete') return inner.handle(call, request);
        const id = sentNumber(request.DiscountIDToDelete) ?? 0;
        try {
          const result = inner.handle(call, request);
          deleted.add(id);
          return result;
        } catch (error) {
          const isKnown = error instanceof OperationFailure && error.details.internalErrorCode !== undefined;
          if (!isKnown || !deleted.has(id)) throw error;
          throw new OperationFailure(
            `The discount with id ${id} does not exist: it was deleted already. The discount delete failed.`,
            { errors: [] },
          );
        }
      },
    };
  },
};
