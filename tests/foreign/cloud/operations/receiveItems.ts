import type { World } from '../store/World.ts';
import { find, keep } from '../store/World.ts';
import { compareDecimals } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import { completeDocument } from './completeDocument.ts';
import { Refusal } from './Refusal.ts';

const RECEIVED = 'PurchaseOrderRowReceivedQuantity';

/** Takes the received quantities into the rows of an order and creates the receive document. */
export function receiveItems(sent: RecordValue, order: RecordValue, world: World): RecordValue {
  const typeId = numberOf(sent, 'PurchaseOrderReceiveDocumentTypeID');
  if (!find(world.tables.documentTypes, typeId)) {
    throw new Refusal(
      'PurchaseOrderReceiveDocumentTypeID names no document type.',
      'PurchaseOrderReceiveDocumentTypeID',
    );
  }
  const open = [...recordsOf(sent, 'PurchaseOrderDetails')];
  const rows = recordsOf(order, 'PurchaseOrderDetails').map((row) => {
    const index = open.findIndex((one) => isSameRow(one, row));
    const [taken] = index < 0 ? [] : open.splice(index, 1);
    return taken ? receiveRow(row, numberOf(taken, RECEIVED)) : row;
  });
  if (open.length > 0) throw new Refusal('A received row is not in the order.', 'PurchaseOrderDetails');
  const document = receiveDocument(order, rows, typeId, world);
  const id = numberOf(order, 'PurchaseOrderId');
  const mvPurchaseOrder = keep(world.tables.purchaseOrders, id, {
    ...order,
    PurchaseOrderDetails: rows,
    PurchaseOrderStatus: textOf(sent, 'PurchaseOrderStatus'),
    PurchaseOrderReceiveDocumentTypeID: typeId,
    PurchaseOrderReceiveDocumentNo: document.DocumentNo ?? null,
    PurchaseOrderReceiveDocumentIssueDate: document.DocumentDate ?? null,
    PurchaseOrderLastUpdatedDate: Date.now(),
  });
  return {
    mvPurchaseOrder,
    entityID: id,
    relatedDocumentID: document.DocumentId ?? null,
    InternalErrorCode: null,
  };
}

function isSameRow(sent: RecordValue, row: RecordValue): boolean {
  const id = numberOf(sent, 'PurchaseOrderRowDetailID');
  if (id !== '0') return id === numberOf(row, 'PurchaseOrderRowDetailID');
  return textOf(sent, 'PurchaseOrderRowProductSKU') === textOf(row, 'PurchaseOrderRowProductSKU');
}

function receiveRow(row: RecordValue, received: string): RecordValue {
  const tooMuch = compareDecimals(received, numberOf(row, 'PurchaseOrderRowQuantity')) > 0;
  if (tooMuch || compareDecimals(received, '0') < 0)
    throw new Refusal('The received quantity is out of range.', RECEIVED);
  return { ...row, [RECEIVED]: received };
}

function receiveDocument(
  order: RecordValue,
  rows: readonly RecordValue[],
  typeId: string,
  world: World,
): RecordValue {
  const DocumentId = world.takeId();
  const draft = {
    DocumentId,
    DocumentTypeId: typeId,
    DocumentSupplierClientID: order.PurchaseOrderSupplierID ?? null,
    DocumentDetails: rows.map((row) => ({
      DocumentRowProductSKU: row.PurchaseOrderRowProductSKU ?? null,
      DocumentRowQuantity: numberOf(row, RECEIVED),
      DocumentRowUnitPriceWithoutTaxOrDiscount: row.PurchaseOrderRowUnitPriceWithoutTaxOrDiscount ?? null,
    })),
  };
  return keep(world.tables.documents, DocumentId, completeDocument(draft, {}, world));
}
