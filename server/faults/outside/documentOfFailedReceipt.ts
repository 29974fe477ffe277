import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const documentOfFailedReceipt: Fault = {
  clause: 'PO-6',
  about:
    'ReceiveItems of an order that does not exist fails, but names the latest document as the related one.',
  causes: ['a failed receipt names a document'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const missing =
          error instanceof OperationFailure && /^The purchase order .* does not exist/.test(error.message);
        if (!missing) throw error;
        const latest = store.documents.all().at(-1)?.DocumentId ?? numeric(1);
        throw new OperationFailure(error.message, {
          ...error.details,
          members: { relatedDocumentID: latest },
        });
      }
    },
  }),
};
