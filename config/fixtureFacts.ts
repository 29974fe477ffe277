import type { Disposables } from './disposables.ts';
import type { Fixtures } from './Settings.ts';

/** A member of a request that a fixture can name, and where in the fixture its value is. */
interface NamedMember {
  readonly member: RegExp;
  /** The member of the fixture's record that holds the value; without it, the fixture or an item of it does. */
  readonly part?: string;
}

/** A kind of record that has ids or names of its own. The same id may name a record of another kind. */
export type RecordKind =
  | 'discount'
  | 'bom'
  | 'documentType'
  | 'contactPerson'
  | 'workOrder'
  | 'receipt'
  | 'sku'
  | 'batch';

interface FixtureFact {
  /** What it names. */
  readonly what: string;
  /** The members that it holds possible values of. */
  readonly names: readonly NamedMember[];
}

/** A fixture that is only read or named. */
interface ReadFact extends FixtureFact {
  /** The kind of record that it names, where it may name none twice and none that a run uses up. */
  readonly kind?: RecordKind;
  readonly isList?: true;
  /** Set where a run finds it by a Get, if the target shows one. */
  readonly isFound?: true;
  /** How to get it where no call shows it. Fixtures with the same text are found or missed together. null: nobody needs to. */
  readonly how: string | null;
  /** The operations that can't be judged whole without it. */
  readonly operations: readonly string[];
}

/** A fixture of which a run uses up several, with how to get as many. */
interface UsedUpFact extends FixtureFact {
  /** The kind of record that it names: a run uses up each of them once. */
  readonly kind: RecordKind;
  readonly how: (many: number) => string;
}

export type ReadFixture = Exclude<keyof Fixtures, 'samples' | 'disposable'>;

export type UsedUpFixture = keyof Disposables;

const aboutDocumentTypes =
  'DocumentTypeGet shows no built-in type called goods inbound, or several. Name the type of a document that DocumentUpdate may insert, and the one that receiving a purchase order makes.';
const aboutSuppliers = 'No call lists suppliers. Name one, as a purchase order names it.';
const aboutBatches =
  'No call says which batches are in stock. Name the SKU of a product with batches, and their names, the soonest expiry first.';
const aboutEvents =
  'No call lists event types. Name one that EventSubscriptionAdd takes. eventTrigger is the operation whose insert causes one, and only counts with --listener-url.';

/** Every fixture that a run reads or names, in the order of a fixtures file. */
export const readFixtures: Readonly<Record<ReadFixture, ReadFact>> = {
  knownSkus: {
    kind: 'sku',
    isFound: true,
    what: 'SKUs of products that documents may name',
    isList: true,
    how: 'No Get shows a SKU. Name two or more SKUs of products that documents may name.',
    operations: ['DocumentUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'],
    names: [{ member: /SKU$/ }],
  },
  unknownSku: {
    what: 'a SKU that no product has, in the form that the target wants of one',
    how: null,
    operations: [],
    names: [{ member: /SKU$/ }],
  },
  goodsInboundDocumentTypeId: {
    kind: 'documentType',
    isFound: true,
    what: 'the type of a document that DocumentUpdate may insert',
    how: aboutDocumentTypes,
    operations: ['DocumentUpdate'],
    names: [{ member: /^DocumentTypeId$/ }],
  },
  receiveDocumentTypeId: {
    kind: 'documentType',
    isFound: true,
    what: 'the type of the document that receiving a purchase order makes',
    how: aboutDocumentTypes,
    operations: ['PurchaseOrderUpdate'],
    names: [{ member: /^PurchaseOrderReceiveDocumentTypeID$/ }],
  },
  supplierId: {
    what: 'a supplier',
    how: aboutSuppliers,
    operations: ['PurchaseOrderUpdate'],
    names: [{ member: /Supplier(?:Client)?I[Dd]$/ }],
  },
  supplierName: {
    what: 'the name of the supplier',
    how: aboutSuppliers,
    operations: ['PurchaseOrderUpdate'],
    names: [{ member: /SupplierName$/ }],
  },
  inventoryLocationId: {
    isFound: true,
    what: 'an inventory location',
    how: 'No sales order shows a location. Name the id of one that documents and purchase orders may name.',
    operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
    names: [{ member: /InventoryLocationI[Dd]$/ }],
  },
  customReportId: {
    what: 'a custom report',
    how: 'No call lists custom reports. Name the id of one that may be run many times.',
    operations: ['CustomReportGetData'],
    names: [{ member: /^CustomReportId$/ }],
  },
  settingName: {
    what: "a value of AccountSettingsGet's SettingName",
    how: 'AccountSettingsGet shows no name that it takes as SettingName. Name one that it knows.',
    operations: ['AccountSettingsGet'],
    names: [{ member: /^SettingName$/ }],
  },
  sourceApplication: {
    what: 'an application that may write',
    how: null,
    operations: [],
    names: [{ member: /^mvInsertUpdateDeleteSourceApplication$/ }],
  },
  documentIdWithShipping: {
    what: 'a document with shipping information',
    how: 'No call lists documents. Name the id of one that has shipping information; it is only read.',
    operations: ['ShippingInformationGet'],
    names: [{ member: /^DocumentId$/ }],
  },
  openWorkOrders: {
    kind: 'workOrder',
    what: 'work orders that are not closed',
    isList: true,
    how: 'No call lists work orders. Name the ids of some that are open and that nobody works on meanwhile; they stay as they are.',
    operations: ['WorkOrderReOpen'],
    names: [{ member: /^WorkOrderId$/ }],
  },
  batchProductSku: {
    what: 'a product with batches in stock',
    how: aboutBatches,
    operations: ['DocumentUpdate'],
    names: [{ member: /SKU$/ }],
  },
  batchesByExpiry: {
    kind: 'batch',
    what: 'the batches of a product, the soonest expiry first',
    isList: true,
    how: aboutBatches,
    operations: ['DocumentUpdate'],
    names: [{ member: /^BatchNumberName$/ }],
  },
  eventType: {
    what: "a value of mvEvent's EventType",
    how: aboutEvents,
    operations: ['EventSubscriptionAdd'],
    names: [{ member: /^EventType$/ }],
  },
  eventTrigger: { what: 'an operation that causes an event', how: aboutEvents, operations: [], names: [] },
};

/** Every fixture that a run uses up, in the order of a fixtures file. Each format needs its own. */
export const usedUpFixtures: Readonly<Record<UsedUpFixture, UsedUpFact>> = {
  discounts: {
    kind: 'discount',
    what: 'for each format, a discount that may be deleted',
    how: (many) => `A run deletes discounts, ${many} in all. Make them for it, and name their ids.`,
    names: [{ member: /^DiscountID(?:ToDelete)?$/ }],
  },
  boms: {
    kind: 'bom',
    what: 'for each format, a finished good whose bill of materials may be deleted',
    how: (many) =>
      `A run deletes the bills of materials of finished goods, ${many} in all. Make such products for it, and name their ids.`,
    names: [{ member: /^(?:FinishedGoodIDToDeleteItsBOM|ProductID)$/ }],
  },
  documentTypes: {
    kind: 'documentType',
    what: 'for each format, a document type that may be deleted',
    how: (many) => `A run deletes document types, ${many} in all. Make them for it, and name their ids.`,
    names: [{ member: /^(?:documentTypeIDToDelete|DocumentTypeID)$/ }],
  },
  contactPersons: {
    kind: 'contactPerson',
    what: 'for each format, a contact person that may be deleted',
    how: (many) =>
      `A run deletes contact persons, which no call lists, ${many} in all. Make them for it, and name their ids.`,
    names: [{ member: /^ContactPersonIDToDelete$/ }],
  },
  closedWorkOrders: {
    kind: 'workOrder',
    what: 'for each format, a closed work order that may be opened again',
    how: (many) =>
      `A run reopens closed work orders, which no call lists, ${many} in all. Make and close them for it, and name their ids.`,
    names: [{ member: /^WorkOrderId$/ }],
  },
  allocatedWorkOrders: {
    kind: 'workOrder',
    what: 'for each format, a work order with allocated material that may be returned',
    how: (many) =>
      `A run returns material of work orders, which no call lists, ${many} in all. Make them for it and allocate material, and name each as { "id", "sku", "quantity", "serials", "batches" }.`,
    names: [
      { member: /^WorkOrderId$/, part: 'id' },
      { member: /SKU$/, part: 'sku' },
      { member: /SerialNumbers$/, part: 'serials' },
      { member: /^BatchNumberName$/, part: 'batches' },
    ],
  },
  finishedGoodReceipts: {
    kind: 'receipt',
    what: 'for each format, two finished good receipts of one work order that may be deleted',
    how: (many) =>
      `A run deletes finished good receipts, which no call lists. Make them for it, ${many} in all, and name each as { "id", "workOrderId" }. Make two for each work order, and list them six places apart: the 1st and the 7th are of one work order, the 2nd and the 8th of another.`,
    names: [{ member: /^FinishedGoodReceiptId$/, part: 'id' }],
  },
};

/** What is known of the fixture that a run calls by this name, such as `supplierId` and `disposable.boms`; undefined if there is none. */
export function fixtureFact(name: string): FixtureFact | undefined {
  const [, kind] = /^disposable\.(\w+)$/.exec(name) ?? [];
  const table: Readonly<Record<string, FixtureFact>> = kind === undefined ? readFixtures : usedUpFixtures;
  return Object.hasOwn(table, kind ?? name) ? table[kind ?? name] : undefined;
}
