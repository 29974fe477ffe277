import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const codeForUnknownProduct: Fault = {
  clause: 'ERR-3',
  about: 'ProductBOMDelete of an unknown product has an InternalErrorCode where none is due.',
  causes: ['a failure has an InternalErrorCode where none is due ({actual})'],
  operations: ['ProductBOMDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const unknown =
          error instanceof OperationFailure && /^The product with id .* does not exist/.test(error.message);
        if (!unknown) throw error;
        throw new OperationFailure(error.message, {
          ...error.details,
          internalErrorCode: 'ProductNotExists',
        });
      }
    },
  }),
};
