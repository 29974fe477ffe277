import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const internalCodeStaysBehind: Fault = {
  clause: 'ERR-3',
  about:
    'Does not reset the last InternalErrorCode before a delete: after a failed DiscountDelete, ProductBOMDelete of a missing product fails with DiscountNotExists, until a delete succeeds.',
  operations: ['ProductBOMDelete'],
  hook: (inner) => {
    let last = '';
    return {
      handle: (call, request) => {
        try {
          const result = inner.handle(call, request);
          if (call.operation?.kind === 'delete') last = '';
          return result;
        } catch (error) {
          if (!(error instanceof OperationFailure) || error.details.status !== undefined) throw error;
          const { internalErrorCode = '' } = error.details;
          if (internalErrorCode !== '') last = internalErrorCode;
          if (call.operation?.name !== 'ProductBOMDelete' || last === '') throw error;
          throw new OperationFailure(error.message, { ...error.details, internalErrorCode: last });
        }
      },
    };
  },
};
