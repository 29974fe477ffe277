import { wall } from '../../specs/datetime.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Kind } from './Kind.ts';
import { numbered, priceOf } from './members.ts';
import { firstRowAgain, otherAddresses, purchaseOrder, twoAddresses } from './ordersAndDocuments.ts';

const price = priceOf({ prefix: 'PurchaseOrderRow' });
const quantity = 'PurchaseOrderRowQuantity';

/**
 * Rows are sent with the ids that they were given, since the document does not show what becomes of rows without one. Where a row could
 * not be read, it can't be sent again.
 */
function rowsOf(order: RecordValue): RecordValue {
  const rows = recordsOf(order.PurchaseOrderDetails);
  const isRead = rows.every((row) => [quantity, price].every((name) => typeof row[name] !== 'string'));
  return rows.length === 0 || !isRead ? {} : { PurchaseOrderDetails: rows.map(sendable) };
}

const sendable = (row: RecordValue): RecordValue => {
  const names = ['PurchaseOrderRowDetailID', 'PurchaseOrderRowProductSKU', quantity, price];
  return Object.fromEntries([...names, 'PurchaseOrderRowRemarks'].map((name) => [name, row[name]]));
};

/** The rows of an order with other remarks, larger quantities, and other prices that are no whole numbers. */
function otherRowsOf(order: RecordValue): RecordValue {
  const { PurchaseOrderDetails: rows } = rowsOf(order);
  return rows === undefined
    ? {}
    : {
        PurchaseOrderDetails: recordsOf(rows).map((row, index) => ({
          ...row,
          PurchaseOrderRowRemarks: `row ${index + 1} updated`,
          [price]: numeric(`${index + 12}.75`),
          ...moreOf(row[quantity]),
        })),
      };
}

/** More than was ordered, and not fewer: what has come in by then may be in the way of that. */
const moreOf = (ordered: Value | undefined): RecordValue =>
  isNumeric(ordered) ? { [quantity]: numeric(Math.ceil(Number(ordered.lexeme)) + 2) } : {};

/** Only what the document shows for orders: Insert and Update (Operation rules 2). */
export const orderKind: Kind = {
  build: purchaseOrder,
  besides: twoAddresses('PurchaseOrderAddresses'),
  doubled: firstRowAgain('PurchaseOrder'),
  changed: (text, order) => ({
    PurchaseOrderComments: text,
    ...numbered('PurchaseOrderReferenceNo', [2, 3], (number) => `${text} ${number}`),
    ...numbered('PurchaseOrderCustomFlag', [1, 10], (at) => order[`PurchaseOrderCustomFlag${at}`] !== true),
    ...rowsOf(order),
  }),
  // On a verified order everything else may be fixed.
  leastChanged: (text, order) => ({ PurchaseOrderComments: text, ...rowsOf(order) }),
  changedToo: (text, order) => ({
    PurchaseOrderReferenceNo: text,
    // Names that the insert sent, each in another place: a lawful server may know them all.
    PurchaseOrderReferenceApplication: 'Second web shop',
    PurchaseOrderReferenceApplication2: 'Third web shop',
    PurchaseOrderReferenceApplication3: 'First web shop',
    // In a shorter month, and on a day on which people work.
    PurchaseOrderCustomOrderDate1: wall(Date.UTC(2017, 1, 17, 15, 45)),
    ...otherRowsOf(order),
    ...otherAddresses('PurchaseOrderAddresses', order),
  }),
  partly: () => ({}),
  kept: [],
  updates: ['Update'],
  inserts: [],
};
