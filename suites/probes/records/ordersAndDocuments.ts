import type { GatherContext } from '../../../harness/Evidence.ts';
import { wall } from '../../../specs/datetime.ts';
import { numeric } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { fixedTurn } from '../../kernel/Scenario.ts';
import type { Build } from '../writing.ts';

/** Members that are told apart by a number at their end, `from` to `to`, each with the value that it is given. */
export const numbered = (
  name: string,
  [from, to]: readonly [from: number, to: number],
  value: (number: number) => Value,
): RecordValue =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`${name}${from + index}`, value(from + index)]),
  );

/** The three reference numbers of a document or an order and the applications that they come from, all different. */
const references = (prefix: 'Document' | 'PurchaseOrder', unique: string): RecordValue => ({
  [`${prefix}ReferenceNo`]: `A-${unique}`,
  [`${prefix}ReferenceApplication`]: 'Shop one',
  ...numbered(`${prefix}ReferenceNo`, [2, 3], (number) => `A${number}-${unique}`),
  [`${prefix}ReferenceApplication2`]: 'Shop two',
  [`${prefix}ReferenceApplication3`]: 'Shop three',
});

const day = Date.UTC(2017, 0, 10, 10, 30);

/** A pending goods-inbound document with one row for each of the SKUs, or the name of the fixture that it wants. */
export function document(
  context: GatherContext,
  label: string,
  skus: readonly string[],
): RecordValue | string {
  const { goodsInboundDocumentTypeId, supplierId, inventoryLocationId } = context.fixtures;
  if (goodsInboundDocumentTypeId === undefined) return 'goodsInboundDocumentTypeId';
  const unique = context.unique(`document/${label}`);
  return {
    DocumentTypeId: numeric(goodsInboundDocumentTypeId),
    ...references('Document', unique),
    DocumentDate: wall(day),
    DocumentCustomOrderDate1: wall(day),
    ...(supplierId === undefined ? {} : { DocumentSupplierClientID: numeric(supplierId) }),
    ...(inventoryLocationId === undefined
      ? {}
      : { DocumentInventoryLocationID: numeric(inventoryLocationId) }),
    ...numbered('DocumentCustomFlag', [1, 10], () => true),
    DocumentComments: `made by assay ${unique}`,
    DocumentDetails: skus.map((sku, index) => ({
      DocumentRowProductSKU: sku,
      DocumentRowQuantity: numeric(index + 1),
      DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(index === 0 ? '10.50' : index + 7),
      DocumentRowRemarks: `row ${index + 1}`,
    })),
    DocumentStatus: 'Pending',
  };
}

/** The document of a plain insert: of two rows where two SKUs are known, for a server may mind the first alone. */
export const plainDocument: Build = (context, label) => {
  const { knownSkus = [] } = context.fixtures;
  return knownSkus.length === 0 ? 'knownSkus' : document(context, label, knownSkus.slice(0, 2));
};

/**
 * The ten flags of a record, all true but one: true tells more, for what is not there is false; and which is not
 * differs from record to record, so that one flag is not taken for another.
 */
function flags(name: string, label: string): RecordValue {
  const odd = 1 + (fixedTurn(`${name}/${label}`) % 10);
  return numbered(name, [1, 10], (number) => number !== odd);
}

/** A verified order of one or two known SKUs from the known supplier (rule 2: the id, or 0 and the name). */
export const purchaseOrder: Build = (context, label) => {
  const { knownSkus, supplierId, supplierName, inventoryLocationId } = context.fixtures;
  if (knownSkus?.[0] === undefined) return 'knownSkus';
  if (supplierId === undefined && supplierName === undefined) return 'supplierId';
  const supplier: RecordValue =
    supplierId === undefined
      ? { PurchaseOrderSupplierID: numeric(0), PurchaseOrderSupplierName: supplierName }
      : { PurchaseOrderSupplierID: numeric(supplierId) };
  const unique = context.unique(`purchaseOrder/${label}`);
  return {
    PurchaseOrderId: numeric(0),
    PurchaseOrderNo: `A-${unique}`,
    ...references('PurchaseOrder', unique),
    PurchaseOrderDate: wall(Date.UTC(2017, 0, 10, 10, 30)),
    PurchaseOrderCustomOrderDate1: wall(Date.UTC(2017, 0, 11, 10, 30)),
    ...supplier,
    ...(inventoryLocationId === undefined
      ? {}
      : { PurchaseOrderInventoryLocationID: numeric(inventoryLocationId) }),
    ...flags('PurchaseOrderCustomFlag', label),
    PurchaseOrderComments: `made by assay ${unique}`,
    PurchaseOrderDetails: knownSkus.slice(0, 2).map((sku, index) => ({
      PurchaseOrderRowProductSKU: sku,
      PurchaseOrderRowQuantity: numeric(index + 4),
      PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: numeric(index === 0 ? '10.50' : index + 7),
      PurchaseOrderRowRemarks: `row ${index + 1}`,
    })),
    PurchaseOrderStatus: 'Verified',
  };
};

/** Two addresses of a document or an order that differ in every line, for a server may mind the first or the last alone. */
export const twoAddresses = (name: 'DocumentAddresses' | 'PurchaseOrderAddresses'): RecordValue => ({
  [name]: [
    {
      ...place,
      AddressLine1: '12 Test Street',
      AddressLine2: 'Second floor',
      AddressLine3: 'Left door',
      ZipCode: '10431',
    },
    {
      ...place,
      AddressLine1: '34 Sample Road',
      AddressLine2: 'Fourth floor',
      AddressLine3: 'Right door',
      ZipCode: '10432',
    },
  ],
});

/** The one type that the document shows. */
const place = { AddressType: 'General', City: 'Athens', Country: 'GR' };

/** What the lines of the first address become, and of the second: no line stays, and none is another's old one. */
const lines = [
  { AddressLine1: '56 Trial Avenue', AddressLine2: 'Sixth floor', AddressLine3: 'Front door' },
  { AddressLine1: '78 Proof Square', AddressLine2: 'Eighth floor', AddressLine3: 'Back door' },
];

/**
 * The addresses of an insert with other lines, for an update of the record as it was given back; nothing where that does not
 * show all of them, for then a server keeps them otherwise, or was not sent them.
 */
export function otherAddresses(name: Parameters<typeof twoAddresses>[0], record: RecordValue): RecordValue {
  const kept = recordsOf(record[name]).map(({ AddressLine1 }) => AddressLine1);
  const sent = recordsOf(twoAddresses(name)[name]);
  return sent.every(({ AddressLine1 }) => AddressLine1 !== undefined && kept.includes(AddressLine1))
    ? { [name]: sent.map((address, index) => ({ ...address, ...lines[index] })) }
    : {};
}
