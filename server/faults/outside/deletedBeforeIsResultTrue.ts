import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const deletedBeforeIsResultTrue: Fault = {
  clause: 'ENV-9',
  about:
    'The second delete of a contact person or a discount fails as it should, but its result is true because the record is gone.',
  operations: ['ContactPersonDelete', 'DiscountDelete'],
  hook: (inner) => {
    const deleted = new Set<string>();
    return {
      handle: (call, request) => {
        const { name = '', target = '' } = call.operation ?? {};
        if (name !== 'ContactPersonDelete' && name !== 'DiscountDelete') return inner.handle(call, request);
        const key = `${name} ${sentNumber(request[target])}`;
        try {
          const result = inner.handle(call, request);
          deleted.add(key);
          return result;
        } catch (error) {
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          if (!isRefused || !deleted.has(key)) throw error;
          throw new OperationFailure(error.message, { ...error.details, members: { result: true } });
        }
      },
    };
  },
};
