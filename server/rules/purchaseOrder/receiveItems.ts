import type Big from 'big.js';
import { numeric } from '../../../specs/numeric.ts';
import type { mvDocumentRow } from '../../../specs/records/records.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { CallContext } from '../../Handler.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { amount } from '../../records/amount.ts';
import { member } from '../../records/member.ts';
import { recordOf } from '../../records/recordOf.ts';
import { newDocument } from '../newDocument.ts';

interface Receipt {
  readonly row: RecordValue;
  /** What arrived just now, on top of what the row had received before. */
  readonly arrived: Big;
}

/**
 * Receives items of an order. Rows take the received quantities that were sent, the order takes the status, and a receive
 * document is made for what arrived (States and transitions).
 *
 * Raises OperationFailure in these cases:
 * - there is no such order, or it can't receive;
 * - no receive document type is given;
 * - nothing new arrived, or more than was ordered.
 */
export function receiveItems(
  sent: RecordValue,
  context: CallContext,
): { readonly order: RecordValue; readonly document: RecordValue } {
  const { store, now } = context;
  const id = member.int(sent, 'PurchaseOrderId');
  const stored = store.purchaseOrders.get(id);
  if (stored === undefined) throw refusal(`The purchase order with id ${id} does not exist.`);
  const status = member.text(stored, 'PurchaseOrderStatus');
  if (status !== 'Verified' && status !== 'PartiallyReceived') {
    throw refusal(`The purchase order with id ${id} is ${status}.`);
  }
  const typeId = member.text(sent, 'PurchaseOrderReceiveDocumentTypeID');
  if (typeId === '' || typeId === '0') throw refusal('PurchaseOrderReceiveDocumentTypeID is missing.');

  const receipts = member.records(stored, 'PurchaseOrderDetails').map((row) => received(row, sent));
  if (!receipts.some(({ arrived }) => arrived.gt(0))) throw refusal('No row has a new received quantity.');

  const document = store.documents.insert((documentId) =>
    newDocument(receiveDocument(stored, typeId, receipts, context), documentId, context),
  );
  const order: RecordValue = {
    ...stored,
    PurchaseOrderDetails: receipts.map(({ row }) => row),
    PurchaseOrderStatus: member.text(sent, 'PurchaseOrderStatus'),
    PurchaseOrderReceiveDocumentTypeID: typeId,
    PurchaseOrderReceiveDocumentNo: document.DocumentNo,
    PurchaseOrderReceiveDocumentIssueDate: now,
    PurchaseOrderLastUpdatedDate: now,
  };
  store.purchaseOrders.put(id, order);
  return { order, document };
}

function received(row: RecordValue, sent: RecordValue): Receipt {
  const before = member.decimal(row, 'PurchaseOrderRowReceivedQuantity');
  const matching = sentRow(row, sent);
  if (matching === undefined || !member.has(matching, 'PurchaseOrderRowReceivedQuantity')) {
    return { row, arrived: before.minus(before) };
  }
  const total = member.decimal(matching, 'PurchaseOrderRowReceivedQuantity');
  const sku = member.text(row, 'PurchaseOrderRowProductSKU');
  if (total.gt(member.decimal(row, 'PurchaseOrderRowQuantity')))
    throw refusal(`More of ${sku} was received than ordered.`);
  if (total.lt(before)) throw refusal(`${before.toFixed()} of ${sku} were received before.`);
  return { row: { ...row, PurchaseOrderRowReceivedQuantity: amount(total) }, arrived: total.minus(before) };
}

function sentRow(row: RecordValue, sent: RecordValue): RecordValue | undefined {
  const rows = member.records(sent, 'PurchaseOrderDetails');
  const id = member.int(row, 'PurchaseOrderRowDetailID');
  const sku = member.text(row, 'PurchaseOrderRowProductSKU');
  return (
    rows.find((one) => member.int(one, 'PurchaseOrderRowDetailID') === id) ??
    rows.find(
      (one) =>
        member.int(one, 'PurchaseOrderRowDetailID') === 0 &&
        member.text(one, 'PurchaseOrderRowProductSKU') === sku,
    )
  );
}

function receiveDocument(
  order: RecordValue,
  typeId: string,
  receipts: readonly Receipt[],
  { now }: CallContext,
): RecordValue {
  const rows = receipts
    .filter(({ arrived }) => arrived.gt(0))
    .map(
      ({ row, arrived }): mvDocumentRow => ({
        DocumentRowProductSKU: member.text(row, 'PurchaseOrderRowProductSKU'),
        DocumentRowProductDescription: member.text(row, 'PurchaseOrderRowProductDescription'),
        DocumentRowQuantity: amount(arrived),
        DocumentRowUnitPriceWithoutTaxOrDiscount: amount(
          member.decimal(row, 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount'),
        ),
      }),
    );
  return recordOf('mvDocument', {
    DocumentTypeId: numeric(typeId),
    DocumentDate: now,
    DocumentReferenceNo: member.text(order, 'PurchaseOrderNo'),
    DocumentCurrencyCode: member.text(order, 'PurchaseOrderCurrencyCode'),
    DocumentSupplierClientID: numeric(member.int(order, 'PurchaseOrderSupplierID')),
    DocumentSupplierClientName: member.text(order, 'PurchaseOrderSupplierName'),
    DocumentInventoryLocationID: numeric(member.int(order, 'PurchaseOrderInventoryLocationID')),
    DocumentDetails: rows,
  });
}

const refusal = (message: string): OperationFailure =>
  new OperationFailure(`${message} The items were not received.`);
