import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const negativeTypesAlwaysGone: Fault = {
  clause: 'ERR-4',
  about: 'DocumentTypeDelete of a negative id that no type has is answered as done.',
  causes: ['a delete of what does not exist succeeds'],
  operations: ['DocumentTypeDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const id = sentNumber(request.documentTypeIDToDelete) ?? 0;
        const isDone =
          call.operation?.name === 'DocumentTypeDelete' &&
          error instanceof OperationFailure &&
          error.details.status === undefined &&
          id < 0 &&
          store.documentTypes.get(id) === undefined;
        if (isDone) return {};
        throw error;
      }
    },
  }),
};
