import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const codeOfLastFailure: Fault = {
  clause: 'ERR-3',
  about:
    'The InternalErrorCode of failed deletes is a field that nobody clears: after a DiscountDelete that failed, a failed ProductBOMDelete answers DiscountNotExists too.',
  operations: ['ProductBOMDelete'],
  hook: (inner) => {
    let last = '';
    return {
      handle: (call, request) => {
        try {
          return inner.handle(call, request);
        } catch (error) {
          if (!(error instanceof OperationFailure)) throw error;
          last = error.details.internalErrorCode || last;
          if (call.operation?.name !== 'ProductBOMDelete' || last === '') throw error;
          throw new OperationFailure(error.message, { ...error.details, internalErrorCode: last });
        }
      },
    };
  },
};
