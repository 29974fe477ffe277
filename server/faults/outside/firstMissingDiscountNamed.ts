import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const firstMissingDiscountNamed: Fault = {
  clause: 'ERR-2',
  about:
    'The message about a missing discount is put together once and kept, and names the first id for every later one.',
  causes: ['the Message does not name what does not exist'],
  operations: ['DiscountDelete'],
  hook: (inner) => {
    let kept: string | undefined;
    return {
      handle: (call, request) => {
        try {
          return inner.handle(call, request);
        } catch (error) {
          if (!(error instanceof OperationFailure) || error.details.internalErrorCode !== 'DiscountNotExists')
            throw error;
          kept ??= error.message;
          throw new OperationFailure(kept, error.details);
        }
      },
    };
  },
};
