import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const reservedIdOnFailure: Fault = {
  clause: 'ENV-8',
  about:
    'Answers a document insert that fails at its second or a later row with the id that was reserved for the document.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const [first] = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        if (
          call.operation?.name !== 'DocumentUpdate' ||
          !(error instanceof OperationFailure) ||
          !error.message.startsWith('The product with SKU ') ||
          productBySku(store, member.text(first ?? {}, 'DocumentRowProductSKU')) === undefined
        )
          throw error;
        const reserved =
          Math.max(0, ...store.documents.all().map((one) => member.int(one, 'DocumentId'))) + 1;
        throw new OperationFailure(error.message, {
          ...error.details,
          members: { entityID: numeric(reserved) },
        });
      }
    },
  }),
};
