import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { CallContext, Handler } from '../Handler.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { checkMandatory } from '../rules/purchaseOrder/checkMandatory.ts';
import { receiveItems } from '../rules/purchaseOrder/receiveItems.ts';
import { withSupplier } from '../rules/purchaseOrder/withSupplier.ts';
import { productRow } from '../rules/productRow.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';
import { totals } from '../rules/totals.ts';

const shape = recordShape('mvPurchaseOrder');

/** Writes a purchase order, or receives items of one (rule 2, States and transitions). */
export const PurchaseOrderUpdate: Handler = (request, context) => {
  const sent = sentRecord(request, 'mvPurchaseOrder');
  checkMandatory(sent);
  if (member.text(request, 'mvRecordAction') === 'ReceiveItems') {
    const { order, document } = receiveItems(sent, context);
    return { mvPurchaseOrder: order, entityID: order.PurchaseOrderId, relatedDocumentID: document.DocumentId };
  }
  const { store, now } = context;
  const order = recordAction(request, sent, {
    table: store.purchaseOrders,
    shape,
    idName: 'PurchaseOrderId',
    inserted: (values, id) => {
      const whole = completed(shape, { ...values, PurchaseOrderDate: values.PurchaseOrderDate ?? now });
      return finished({ ...whole, PurchaseOrderId: numeric(id), PurchaseOrderCreationDate: now }, context);
    },
    changed: (merged, stored) =>
      finished({ ...merged, PurchaseOrderCreationDate: stored.PurchaseOrderCreationDate }, context),
  });
  return { mvPurchaseOrder: order, entityID: order.PurchaseOrderId, relatedDocumentID: numeric(0) };
};

/** The order with everything that the server looks up or computes. */
function finished(order: RecordValue, { store, now }: CallContext): RecordValue {
  const type = store.documentTypes.get(member.int(order, 'PurchaseOrderTypeId'));
  const priced = totals('PurchaseOrder', withSupplier(order, store), store);
  return {
    ...priced,
    ...(type === undefined
      ? {}
      : {
          PurchaseOrderTypeAbbreviation: member.text(type, 'DocumentTypeAbbreviation'),
          PurchaseOrderTypeDescription: member.text(type, 'DocumentTypeDescription'),
        }),
    PurchaseOrderDetails: member
      .records(priced, 'PurchaseOrderDetails')
      .map((row) => productRow('PurchaseOrder', row, store)),
    PurchaseOrderLastUpdatedDate: now,
  };
}
