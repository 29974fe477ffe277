import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const lastSkuNamed: Fault = {
  clause: 'ERR-1',
  about: 'The Message of a document with an unknown SKU names the SKU of its last row.',
  operations: ['DocumentUpdate'],
  hook: (inner) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const last = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails').at(-1);
        const sku = member.text(last ?? {}, 'DocumentRowProductSKU');
        if (
          !(error instanceof OperationFailure) ||
          !error.message.startsWith('The product with SKU ') ||
          sku === ''
        )
          throw error;
        throw new OperationFailure(
          `The product with SKU ${sku} does not exist. The document insert failed.`,
          error.details,
        );
      }
    },
  }),
};
