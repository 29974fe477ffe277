import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const goneContactFailsSilently: Fault = {
  clause: 'ENV-4',
  about: 'ContactPersonDelete of a contact person that was deleted before fails with an empty Message.',
  operations: ['ContactPersonDelete'],
  hook: (inner) => {
    const gone = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'ContactPersonDelete') return inner.handle(call, request);
        const id = sentNumber(request.ContactPersonIDToDelete) ?? 0;
        try {
          const result = inner.handle(call, request);
          gone.add(id);
          return result;
        } catch (error) {
          const isRefused = error instanceof OperationFailure && error.details.status === undefined;
          throw isRefused && gone.has(id)
            ? new OperationFailure('', { ...error.details, errors: [] })
            : error;
        }
      },
    };
  },
};
