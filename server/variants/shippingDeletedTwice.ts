import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const shippingDeletedTwice: Variant = {
  about:
    'ShippingInformationDelete of a document that has no shipping information is answered 0 (ERR-4: the document is there).',
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const isMeant =
          call.operation?.name === 'ShippingInformationDelete' &&
          error instanceof OperationFailure &&
          /has no shipping information/.test(error.message);
        if (!isMeant) throw error;
        return {};
      }
    },
  }),
};
