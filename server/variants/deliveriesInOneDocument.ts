import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const deliveriesInOneDocument: Variant = {
  about:
    'All that comes in from a supplier on a day is in one receive document, whichever order it is of, unless a receipt gives its document a number (PO-5).',
  hook: (inner, store) => {
    const documents = new Map<string, Numeric>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const related = result.relatedDocumentID;
        if (call.operation?.name !== 'PurchaseOrderUpdate' || !isNumeric(related)) return result;
        // Only ReceiveItems makes a document: of the others it is 0.
        if (Number(related.lexeme) === 0) return result;
        const order = member.record(request, 'mvPurchaseOrder') ?? {};
        const number = member.text(order, 'PurchaseOrderReceiveDocumentNo');
        const first = documents.get(number);
        if (first === undefined) documents.set(number, related);
        else store.documents.remove(member.int(result, 'relatedDocumentID'));
        return { ...result, relatedDocumentID: first ?? related };
      },
    };
  },
};
