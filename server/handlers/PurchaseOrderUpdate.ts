import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { checkMandatory } from '../rules/purchaseOrder/checkMandatory.ts';
import { finishedOrder } from '../rules/purchaseOrder/finishedOrder.ts';
import { receiveItems } from '../rules/purchaseOrder/receiveItems.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';

const shape = recordShape('mvPurchaseOrder');

/** Writes a purchase order, or receives items of one (rule 2, States and transitions). */
export const PurchaseOrderUpdate: Handler = (request, context) => {
  const sent = sentRecord(request, 'mvPurchaseOrder');
  checkMandatory(sent);
  if (member.text(request, 'mvRecordAction') === 'ReceiveItems') {
    const { order, document } = receiveItems(sent, context);
    return {
      mvPurchaseOrder: order,
      entityID: order.PurchaseOrderId,
      relatedDocumentID: document.DocumentId,
    };
  }
  const { store, now } = context;
  const order = recordAction(request, sent, {
    table: store.purchaseOrders,
    shape,
    idName: 'PurchaseOrderId',
    inserted: (values, id) => {
      const whole = completed(shape, { ...values, PurchaseOrderDate: values.PurchaseOrderDate ?? now });
      return finishedOrder(
        { ...whole, PurchaseOrderId: numeric(id), PurchaseOrderCreationDate: now },
        context,
      );
    },
    changed: (merged, stored) =>
      finishedOrder(
        { ...merged, PurchaseOrderCreationDate: stored.PurchaseOrderCreationDate },
        context,
        rowIds(stored),
      ),
  });
  return { mvPurchaseOrder: order, entityID: order.PurchaseOrderId, relatedDocumentID: numeric(0) };
};

const rowIds = (order: RecordValue): ReadonlySet<number> =>
  new Set(
    member.records(order, 'PurchaseOrderDetails').map((row) => member.int(row, 'PurchaseOrderRowDetailID')),
  );
