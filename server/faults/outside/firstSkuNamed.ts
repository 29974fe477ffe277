import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const firstSkuNamed: Fault = {
  clause: 'ERR-1',
  about: 'A document with an unknown SKU in a later row fails with the SKU of the first row in the Message.',
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const [first] = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const sku = member.text(first ?? {}, 'DocumentRowProductSKU');
        if (
          !(error instanceof OperationFailure) ||
          !/^The product with SKU /.test(error.message) ||
          sku === ''
        )
          throw error;
        const message = `The product with SKU ${sku} does not exist.`;
        throw new OperationFailure(`${message} The document insert failed.`, {
          ...error.details,
          errors: [{ field: 'mvDocument.DocumentDetails.DocumentRowProductSKU', message }],
        });
      }
    },
  }),
};
