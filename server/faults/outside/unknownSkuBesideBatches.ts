import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const unknownSkuBesideBatches: Fault = {
  clause: 'ERR-1',
  about:
    'With ByExpiryDate the batches are looked up before the products are checked: for an unknown SKU the Message is that of the failed look-up, and names no SKU.',
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        if (
          call.operation?.name === 'DocumentUpdate' &&
          member.text(request, 'AutoInsertBatchNumbersToProductRows') === 'ByExpiryDate' &&
          error instanceof OperationFailure &&
          error.message.startsWith('The product with SKU ')
        )
          throw new OperationFailure('Sequence contains no elements. The document insert failed.', {
            errors: [],
          });
        throw error;
      }
    },
  }),
};
