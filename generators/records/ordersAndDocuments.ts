import { isDateTime, isUnset, wall } from '../../specs/datetime.ts';
import { numeric, sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { FormatTurn } from '../turnOf.ts';
import { type Build, needed, type RecordSource } from './Build.ts';
import { flags, numbered, priceOf, town } from './members.ts';
import { sampleOf } from './samples.ts';

/** The three reference numbers of a document or an order and the applications that they come from, all different. */
const references = (prefix: 'Document' | 'PurchaseOrder', unique: string): RecordValue => ({
  [`${prefix}ReferenceNo`]: `A-${unique}`,
  [`${prefix}ReferenceApplication`]: 'First web shop',
  ...numbered(`${prefix}ReferenceNo`, [2, 3], (number) => `A${number}-${unique}`),
  [`${prefix}ReferenceApplication2`]: 'Second web shop',
  [`${prefix}ReferenceApplication3`]: 'Third web shop',
});

/** A document with so much of a batch named in each of its rows. */
export function withBatch(record: RecordValue, batch: string, quantity: string): RecordValue {
  const DocumentRowBatchNumbers = [{ BatchNumberName: batch, AssignedQTYInDetail: numeric(quantity) }];
  const rows = recordsOf(record.DocumentDetails).map((row) => ({ ...row, DocumentRowBatchNumbers }));
  return { ...record, DocumentDetails: rows };
}

const documentPrice = priceOf({ prefix: 'DocumentRow' });

/** A document whose rows cost nothing. */
export const freeOfCharge = (record: RecordValue): RecordValue => ({
  ...record,
  DocumentDetails: recordsOf(record.DocumentDetails).map((row) => ({ ...row, [documentPrice]: numeric(0) })),
});

export const isFreeOfCharge = (record: RecordValue): boolean =>
  recordsOf(record.DocumentDetails).every(({ [documentPrice]: price }) => sameNumber(price, numeric(0)));

/**
 * A row of a document or an order. Each holds one more than the row before it, at another price. The second price ends in a zero, which
 * a broken server may lose where it is sent as text (TYP-4).
 */
const rowOf = (
  prefix: 'Document' | 'PurchaseOrder',
  sku: string,
  index: number,
  ofFirst: number,
): RecordValue => ({
  [`${prefix}RowProductSKU`]: sku,
  [`${prefix}RowQuantity`]: numeric(index + ofFirst),
  [priceOf({ prefix: `${prefix}Row` })]: numeric(index === 0 ? '10.50' : (index + 7) * 10),
  [`${prefix}RowRemarks`]: `row ${index + 1}`,
});

/** A record with its first product in one more row, at another price: no server has a reason to add the two up. */
export function firstRowAgain(prefix: 'Document' | 'PurchaseOrder'): (record: RecordValue) => RecordValue {
  return ({ [`${prefix}Details`]: rows }) => {
    const [first] = recordsOf(rows);
    const again = {
      ...first,
      [`${prefix}RowQuantity`]: numeric(3),
      [priceOf({ prefix: `${prefix}Row` })]: numeric(9),
      [`${prefix}RowRemarks`]: 'row 3',
    };
    return { [`${prefix}Details`]: [...recordsOf(rows), again] };
  };
}

const usualDay = Date.UTC(2017, 0, 10, 10, 30);

/** When a document or an order will be dated: the operator's sample of it wins (`withSample`). */
function dayOf(context: RecordSource, record: string, name: string): number {
  const { [name]: given } = sampleOf(context, record);
  if (!isDateTime(given) || isUnset(given)) return usualDay;
  return given.basis === 'wall' ? given.ms : given.ms + (given.offset ?? 0) * 60_000;
}

/** The last day of that month. What is put over a 31st part by part ends up in another month. */
function endOfMonth(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 10, 30);
}

/** A pending goods-inbound document with one row for each of the SKUs. */
export function document(
  context: RecordSource,
  label: string,
  skus: readonly string[],
  place?: FormatTurn,
): RecordValue {
  const { goodsInboundDocumentTypeId: typeId, supplierId, inventoryLocationId } = context.fixtures;
  const unique = context.unique(`document/${label}`);
  return {
    DocumentTypeId: numeric(needed(typeId, 'goodsInboundDocumentTypeId')),
    ...references('Document', unique),
    DocumentDate: wall(usualDay),
    DocumentCustomOrderDate1: wall(endOfMonth(dayOf(context, 'mvDocument', 'DocumentDate'))),
    ...(supplierId === undefined ? {} : { DocumentSupplierClientID: numeric(supplierId) }),
    ...(inventoryLocationId === undefined
      ? {}
      : { DocumentInventoryLocationID: numeric(inventoryLocationId) }),
    ...flags('DocumentCustomFlag', label, place),
    DocumentComments: `Made by Assay ${unique}`,
    DocumentDetails: skus.map((sku, index) => rowOf('Document', sku, index, 1)),
    DocumentStatus: 'Pending',
  };
}

/** A document of so many rows, or of fewer where fewer SKUs are known. */
const documentOf =
  (rows: number): Build =>
  (context, label, place) =>
    document(context, label, skusOf(context).slice(0, rows), place);

/** The SKUs that the operator names: one at least. */
export function skusOf({ fixtures: { knownSkus = [] } }: RecordSource): readonly string[] {
  needed(knownSkus[0], 'knownSkus');
  return knownSkus;
}

export const smallDocument = documentOf(1);

/** The document of a plain insert, with two rows: a broken server may mind only the first. */
export const plainDocument = documentOf(2);

/** A verified order of one or two known SKUs from the known supplier (rule 2: the id, or 0 and the name). */
export const purchaseOrder: Build = (context, label, place) => {
  const knownSkus = skusOf(context);
  const { supplierId, supplierName, inventoryLocationId } = context.fixtures;
  needed(supplierId ?? supplierName, 'supplierId');
  const unique = context.unique(`purchaseOrder/${label}`);
  return {
    PurchaseOrderId: numeric(0),
    PurchaseOrderNo: `A-${unique}`,
    ...references('PurchaseOrder', unique),
    PurchaseOrderDate: wall(usualDay),
    PurchaseOrderCustomOrderDate1: wall(endOfMonth(dayOf(context, 'mvPurchaseOrder', 'PurchaseOrderDate'))),
    PurchaseOrderSupplierID: numeric(supplierId ?? 0),
    ...(supplierId === undefined ? { PurchaseOrderSupplierName: supplierName } : {}),
    ...(inventoryLocationId === undefined
      ? {}
      : { PurchaseOrderInventoryLocationID: numeric(inventoryLocationId) }),
    ...flags('PurchaseOrderCustomFlag', label, place),
    PurchaseOrderComments: `Made by Assay ${unique}`,
    PurchaseOrderDetails: knownSkus.slice(0, 2).map((sku, index) => rowOf('PurchaseOrder', sku, index, 4)),
    PurchaseOrderStatus: 'Verified',
  };
};

/** Two addresses of a document or an order that differ in every line, for a broken server may mind the first or the last alone. */
export const twoAddresses = (name: 'DocumentAddresses' | 'PurchaseOrderAddresses'): RecordValue => ({
  [name]: [
    {
      ...town,
      ...linesOf('12 Test Street', 'Second floor, front', 'The left of the doors'),
      ZipCode: '10431',
    },
    {
      ...town,
      ...linesOf('34 Sample Road', 'Fourth floor, rear', 'The right of the doors'),
      ZipCode: '10432',
    },
  ],
});

const linesOf = (AddressLine1: string, AddressLine2: string, AddressLine3: string) => ({
  AddressLine1,
  AddressLine2,
  AddressLine3,
});

/** What the lines of the first address become, and of the second: no line stays, and none is another's old one. */
const otherLines = [
  linesOf('56 Trial Avenue', 'Sixth floor, front', 'The front of the doors'),
  linesOf('78 Proof Square', 'Eighth floor, rear', 'The back of the doors'),
];

/**
 * The addresses of an insert with other lines, for an update of the record as it was given back. Nothing where that does not show all of
 * them: a server then keeps them otherwise, or was not sent them.
 */
export function otherAddresses(name: Parameters<typeof twoAddresses>[0], record: RecordValue): RecordValue {
  const kept = recordsOf(record[name]).map(({ AddressLine1 }) => AddressLine1);
  const sent = recordsOf(twoAddresses(name)[name]);
  return sent.every(({ AddressLine1 }) => AddressLine1 !== undefined && kept.includes(AddressLine1))
    ? { [name]: sent.map((address, index) => ({ ...address, ...otherLines[index] })) }
    : {};
}
