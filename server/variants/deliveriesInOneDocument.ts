import { sharedReceiveDocument } from '../hooks/sharedReceiveDocument.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const deliveriesInOneDocument: Variant = {
  about:
    'All that comes in from a supplier on a day is in one receive document, whichever order it is of, unless a receipt gives its document a number (PO-5).',
  hook: sharedReceiveDocument((_, request) =>
    member.text(member.record(request, 'mvPurchaseOrder') ?? {}, 'PurchaseOrderReceiveDocumentNo'),
  ),
};
