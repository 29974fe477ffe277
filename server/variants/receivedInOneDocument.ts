import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const receivedInOneDocument: Variant = {
  about:
    'All that is received of one order is in one receive document, whose id each ReceiveItems answers (PO-5: an id, not 0).',
  hook: (inner, store) => {
    const documents = new Map<number, Numeric>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const related = result.relatedDocumentID;
        if (call.operation?.name !== 'PurchaseOrderUpdate' || !isNumeric(related)) return result;
        // Only ReceiveItems makes a document: of the others it is 0.
        if (Number(related.lexeme) === 0) return result;
        const order = member.int(result, 'entityID');
        const first = documents.get(order);
        if (first === undefined) documents.set(order, related);
        else store.documents.remove(member.int(result, 'relatedDocumentID'));
        return { ...result, relatedDocumentID: first ?? related };
      },
    };
  },
};
