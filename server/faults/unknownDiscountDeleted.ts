import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const unknownDiscountDeleted: Fault = {
  clause: 'ERR-2',
  about: 'DiscountDelete of what does not exist succeeds.',
  causes: ['a call that has to fail succeeds'],
  operations: ['DiscountDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (call.operation?.name !== 'DiscountDelete' || !(error instanceof OperationFailure)) throw error;
        if (error.details.internalErrorCode === undefined) throw error;
        return { result: true };
      }
    },
  }),
};
