import { isRecord } from '../../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { numbered } from '../../builds/numbered.ts';
import { purchaseOrder } from '../../builds/purchaseOrder.ts';
import type { Kind } from '../Kind.ts';

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
  ['PurchaseOrderRowQuantity', 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount'].every(
    (name) => typeof row[name] !== 'string',
  );

const sendable = (row: RecordValue): RecordValue => {
  const names = [
    rowId,
    'PurchaseOrderRowProductSKU',
    'PurchaseOrderRowQuantity',
    'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount',
    'PurchaseOrderRowRemarks',
  ];
  return Object.fromEntries(names.map((name): [string, Value | undefined] => [name, row[name]]));
};

/** Only what the document shows for orders: Insert and Update (Operation rules 2). */
export const PurchaseOrderUpdate: Kind = {
  build: purchaseOrder,
  named: () => ({}),
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
  partly: () => ({}),
  kept: [],
  updates: ['Update'],
  inserts: [],
};
