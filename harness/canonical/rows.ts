import { sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { recordIn } from './values.ts';

/** The row of that SKU among others. Where several rows have it, the one with the same ordered quantity. */
export function sameRow(row: RecordValue, others: readonly RecordValue[]): RecordValue | undefined {
  const found = others.filter((one) => one.PurchaseOrderRowProductSKU === row.PurchaseOrderRowProductSKU);
  const ordered = row.PurchaseOrderRowQuantity;
  return found.find((one) => sameNumber(one.PurchaseOrderRowQuantity, ordered)) ?? found[0];
}

const idName = 'PurchaseOrderRowDetailID';

/** An order as it was sent, and as the target answered to it. */
interface StoredOrder {
  readonly id: Numeric;
  readonly sent: RecordValue;
  readonly answer: Answer;
}

/** The rows of an order as they were sent, each under the id that the target gave to that row, if any. */
export function rowsWithIds({ sent, answer }: Pick<StoredOrder, 'sent' | 'answer'>): readonly RecordValue[] {
  const stored = rowsOfOrder(answer.decoded?.value.mvPurchaseOrder);
  return rowsOfOrder(sent).map((row) => {
    const id = sameRow(row, stored)?.[idName];
    return id === undefined || id === null ? row : { ...row, [idName]: id };
  });
}

/** The order as it was sent, under the ids that the target gave to it and to its rows. */
export const orderWithIds = (order: StoredOrder): RecordValue => ({
  ...order.sent,
  PurchaseOrderId: order.id,
  PurchaseOrderDetails: rowsWithIds(order),
});

/** The rows of an order that was sent or came back. */
export const rowsOfOrder = (order: Value | undefined): readonly RecordValue[] =>
  recordsOf(recordIn(order).PurchaseOrderDetails);

/** The document that an answer carries; empty where there is none. */
export const documentIn = ({ decoded }: Answer): RecordValue => recordIn(decoded?.value.mvDocument);

/** The rows of a document. */
export const rowsOfDocument = ({ DocumentDetails: rows }: RecordValue): readonly RecordValue[] =>
  recordsOf(rows);
