import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';

/** Puts all receipts of a group into one receive document: each answers with the id and the number of the group's first one. */
export const sharedReceiveDocument =
  (groupOf: (result: RecordValue, request: RecordValue) => string | number): Hook =>
  (inner, store) => {
    const documents = new Map<string | number, { readonly id: Value; readonly number: Value }>();
    return {
      handle: (call, request) => {
        const result = inner.handle(call, request);
        const made = member.int(result, 'relatedDocumentID');
        // Only ReceiveItems makes a document: of the others it is 0.
        if (call.operation?.name !== 'PurchaseOrderUpdate' || made === 0) return result;
        const order = member.record(result, 'mvPurchaseOrder') ?? {};
        const group = groupOf(result, request);
        const first = documents.get(group);
        if (first === undefined) {
          const number = order.PurchaseOrderReceiveDocumentNo ?? null;
          documents.set(group, { id: result.relatedDocumentID ?? null, number });
          return result;
        }
        store.documents.remove(made);
        const mvPurchaseOrder = { ...order, PurchaseOrderReceiveDocumentNo: first.number };
        store.purchaseOrders.put(member.int(result, 'entityID'), mvPurchaseOrder);
        return { ...result, mvPurchaseOrder, relatedDocumentID: first.id };
      },
    };
  };
