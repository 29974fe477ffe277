import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const secondDeleteIsTrue: Fault = {
  clause: 'ENV-9',
  about:
    'Keeps the outcome of deletes by id: if a discount that was deleted is deleted again, the failure carries result true.',
  operations: ['DiscountDelete'],
  hook: (inner) => {
    const outcomes = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'DiscountDelete') return inner.handle(call, request);
        const id = sentNumber(request.DiscountIDToDelete) ?? 0;
        try {
          const result = inner.handle(call, request);
          outcomes.add(id);
          return result;
        } catch (error) {
          if (!(error instanceof OperationFailure) || error.details.status !== undefined || !outcomes.has(id))
            throw error;
          throw new OperationFailure(error.message, { ...error.details, members: { result: true } });
        }
      },
    };
  },
};
