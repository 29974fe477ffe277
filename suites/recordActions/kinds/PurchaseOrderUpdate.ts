import { wall } from '../../../specs/datetime.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { addresses } from '../../builds/addresses.ts';
import { numbered } from '../../builds/numbered.ts';
import { otherAddresses } from '../../builds/otherAddresses.ts';
import { purchaseOrder } from '../../builds/purchaseOrder.ts';
import type { Kind } from '../Kind.ts';

const price = 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount';
const quantity = 'PurchaseOrderRowQuantity';
const rowId = 'PurchaseOrderRowDetailID';

/**
 * Rows are sent with the ids that they were given, for what becomes of rows without one is not shown; what could not be read
 * in them can't be sent again.
 */
function rowsOf(order: RecordValue): RecordValue {
  const rows = (Array.isArray(order.PurchaseOrderDetails) ? order.PurchaseOrderDetails : []).filter(isRecord);
  return rows.length === 0 || !rows.every(isRead) ? {} : { PurchaseOrderDetails: rows.map(sendable) };
}

const isRead = (row: RecordValue): boolean =>
  [quantity, price].every((name) => typeof row[name] !== 'string');

const sendable = (row: RecordValue): RecordValue => {
  const names = [rowId, 'PurchaseOrderRowProductSKU', quantity, price, 'PurchaseOrderRowRemarks'];
  return Object.fromEntries(names.map((name): [string, Value | undefined] => [name, row[name]]));
};

/** The same rows with other remarks, more of each, and at other prices, which are no whole numbers. */
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
export const PurchaseOrderUpdate: Kind = {
  build: purchaseOrder,
  named: () => ({}),
  besides: addresses('PurchaseOrderAddresses'),
  // The first product once more, at another price: no server adds up what was ordered in two rows.
  doubled: ({ PurchaseOrderDetails: rows }) => {
    const [first] = recordsOf(rows);
    const again = {
      ...first,
      [quantity]: numeric(3),
      [price]: numeric(9),
      PurchaseOrderRowRemarks: 'row 3',
    };
    return { PurchaseOrderDetails: [...recordsOf(rows), again] };
  },
  changed: (text, order) => ({
    PurchaseOrderComments: text,
    ...numbered('PurchaseOrderReferenceNo', [2, 3], (number) => `${text} ${number}`),
    ...numbered(
      'PurchaseOrderCustomFlag',
      [1, 10],
      (number) => order[`PurchaseOrderCustomFlag${number}`] !== true,
    ),
    ...rowsOf(order),
  }),
  further: (text, order) => ({
    PurchaseOrderReferenceNo: text,
    // Names that the insert sent, each in another place: a server may know them all.
    PurchaseOrderReferenceApplication: 'Shop two',
    PurchaseOrderReferenceApplication2: 'Shop three',
    PurchaseOrderReferenceApplication3: 'Shop one',
    PurchaseOrderCustomOrderDate1: wall(Date.UTC(2017, 0, 17, 15, 45)),
    ...otherRowsOf(order),
    ...otherAddresses('PurchaseOrderAddresses', order),
  }),
  partly: () => ({}),
  kept: [],
  updates: ['Update'],
  inserts: [],
};
