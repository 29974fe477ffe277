import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const unknownOrderReceived: Fault = {
  clause: 'PO-6',
  about: 'Items of an order that does not exist are received.',
  causes: ['items of an order that does not exist are received'],
  operations: ['PurchaseOrderUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      try {
        return inner.handle(call, request);
      } catch (error) {
        const order = member.record(request, 'mvPurchaseOrder') ?? {};
        const isReceipt =
          call.operation?.name === 'PurchaseOrderUpdate' &&
          member.text(request, 'mvRecordAction') === 'ReceiveItems' &&
          store.purchaseOrders.get(member.int(order, 'PurchaseOrderId')) === undefined;
        if (!isReceipt || !(error instanceof OperationFailure) || error.details.status !== undefined)
          throw error;
        return { mvPurchaseOrder: order, entityID: numeric(0), relatedDocumentID: numeric(0) };
      }
    },
  }),
};
