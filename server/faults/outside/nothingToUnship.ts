import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const nothingToUnship: Fault = {
  clause: 'ERR-4',
  about: 'ShippingInformationDelete of a document that does not exist succeeds.',
  causes: ['a delete of what does not exist succeeds'],
  operations: ['ShippingInformationDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isDelete = call.operation?.name === 'ShippingInformationDelete';
        if (
          isDelete &&
          error instanceof OperationFailure &&
          /^The document .* does not exist/.test(error.message)
        )
          return {};
        throw error;
      }
    },
  }),
};
